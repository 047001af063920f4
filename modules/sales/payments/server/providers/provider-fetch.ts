import { AsyncLocalStorage } from 'node:async_hooks';
import type { App } from '@fachwerk/server/ctx';
import { newId } from '@fachwerk/server/ids';
import { tracedCall } from '@fachwerk/server/trace-call';

/** Whose calls are under way: the providers' libraries cannot be told. */
const owner = new AsyncLocalStorage<string>();

/** Every call to a provider within `work` is among this company's calls. */
export function asCallsOf<T>(companyId: string, work: () => Promise<T>): Promise<T> {
  return owner.run(companyId, work);
}

export type ProviderRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly signal: AbortSignal;
};

export type ProviderAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/**
 * Calls a provider and tells of it. The address comes from the configuration alone, so it may be a private one (a proxy, a fake);
 * redirects are not followed.
 */
export async function callProvider({ calls }: App, request: ProviderRequest): Promise<ProviderAnswer> {
  const companyId = owner.getStore();
  const startedAt = performance.now();
  const tell = (answer: ProviderAnswer | null, error: string) => {
    if (!calls.isWatched || !companyId) return;
    calls.tell({
      id: newId(),
      companyId,
      direction: 'out',
      milliseconds: Math.round(performance.now() - startedAt),
      method: request.method,
      url: request.url,
      contract: null,
      pathParams: {},
      status: answer?.status ?? null,
      requestId: '',
      personName: '',
      replayOf: null,
      requestHeaders: withoutSecrets(request.headers),
      // What was asked carries the payer's name and address; the answers say which payment it was.
      requestBody: undefined,
      answerHeaders: answer?.headers ?? {},
      answerBody: undefined,
      error,
    });
  };
  try {
    const { method, headers, body = null, signal } = request;
    const answer = await tracedCall({ method, url: request.url, companyId }, async () => {
      const reply = await fetch(request.url, { method, headers, body, signal, redirect: 'error' });
      return { status: reply.status, headers: Object.fromEntries(reply.headers), body: await reply.text() };
    });
    tell(answer, '');
    return answer;
  } catch (error) {
    tell(null, 'payment.provider_unreachable');
    throw error;
  }
}

const SECRET = /authorization|cookie|token|secret|key/i;

function withoutSecrets(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !SECRET.test(name)));
}
