import type { Endpoint } from '@fachwerk/base/contract';

/** A body as it was: text, bytes, what JSON was read into, or nothing. */
type CallBody = unknown;

type CallContract = Pick<Endpoint, 'path' | 'input' | 'output' | 'body'>;

/** A call over HTTP, in or out, as it really was. Whoever keeps it takes the secrets out first. */
export type Call = {
  readonly id: string;
  readonly companyId: string;
  readonly direction: 'in' | 'out';
  readonly milliseconds: number;
  readonly method: string;
  /** Path and query of what came in, the whole address of what went out. */
  readonly url: string;
  /** What a call to us was made under: it says what is secret. Null where no contract has the address, and for what goes out. */
  readonly contract: CallContract | null;
  /** What stands for the names in the path of a route. */
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

/** Where calls are told of. Telling costs nothing while nobody watches, and never fails. */
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
