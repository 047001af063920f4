export type OutboundAnswer = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** The only way out over HTTP. Refuses private, loopback and link-local addresses, on the resolved address and on every redirect. */
export type Outbound = {
  get(url: string, options?: { readonly headers?: Readonly<Record<string, string>> }): Promise<OutboundAnswer>;
};
