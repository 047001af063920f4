export type OutboundAnswer = {
  readonly status: number;
  /** Where the answer came from, after the redirects. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
  /** The bytes as UTF-8. */
  readonly body: string;
};

export type OutboundMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type OutboundRequest = {
  readonly method?: OutboundMethod;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Checks the host of every hop, besides its address; defaults to all. */
  readonly allows?: (host: string) => boolean;
  /** Company whose log lists the call. */
  readonly owner?: CallOwner;
};

type CallOwner = {
  readonly companyId: string;
  /** Id of the reported call; generated if omitted. */
  readonly callId?: string;
  readonly personName?: string;
  readonly replayOf?: string;
  readonly requestId?: string;
};

/** The only way out over HTTP. Refuses private, loopback and link-local addresses, on the resolved address and on every redirect. */
export type Outbound = {
  get(url: string, request?: Omit<OutboundRequest, 'method' | 'body'>): Promise<OutboundAnswer>;
  send(url: string, request: OutboundRequest): Promise<OutboundAnswer>;
};
