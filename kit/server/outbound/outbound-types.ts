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
  /** Judges the host of every hop, beside its address; all are allowed when left out. */
  readonly allows?: (host: string) => boolean;
  /** Whose call it is: it is told of among that company's calls. */
  readonly owner?: CallOwner;
};

type CallOwner = {
  readonly companyId: string;
  /** The id under which the call is told of; made when left out. */
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
