import type { Endpoint } from '@fachwerk/base/contract';

/** A body as it was: text, bytes, what JSON was read into, or nothing. */
type CallBody = unknown;

type CallContract = Pick<Endpoint, 'path' | 'input' | 'output' | 'body'>;

/** An HTTP call, inbound or outbound, verbatim. Remove the secrets before storing it. */
export type Call = {
  readonly id: string;
  readonly companyId: string;
  readonly direction: 'in' | 'out';
  readonly milliseconds: number;
  readonly method: string;
  /** Path and query of an inbound call, the full URL of an outbound one. */
  readonly url: string;
  /** Contract of an inbound call, which declares its secrets. Null for an unknown route, and for outbound calls. */
  readonly contract: CallContract | null;
  /** Values of the route's path parameters. */
  readonly pathParams: Readonly<Record<string, string>>;
  /** Null: no answer came. */
  readonly status: number | null;
  readonly requestId: string;
  readonly personName: string;
  /** The call this one repeats. */
  readonly replayOf: string | null;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody: CallBody;
  readonly answerHeaders: Readonly<Record<string, string>>;
  readonly answerBody: CallBody;
  /** Code of the problem it ended with; empty when it ended well. */
  readonly error: string;
};

/** Reports calls. Free while there is no watcher, and never fails. */
export type Calls = {
  readonly isWatched: boolean;
  tell(call: Call): void;
  /** Is told of every call from now on, at once and in the middle of it: a watcher only puts it aside. Returns the end of it. */
  watch(watcher: (call: Call) => void): () => void;
};

export function openCalls(): Calls {
  const watchers = new Set<(call: Call) => void>();
  return {
    get isWatched() {
      return watchers.size > 0;
    },
    tell: (call) => {
      for (const watcher of watchers) watcher(call);
    },
    watch: (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}
