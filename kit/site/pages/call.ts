import { requestFor } from '@fachwerk/base/call-request';
import type { Endpoint, Input, Output } from '@fachwerk/base/contract';
import type { Language } from '@fachwerk/base/language';
import { Problem, type ProblemBody } from '@fachwerk/base/problem';
import { beginIntention } from '@fachwerk/base/repeat-key';
import * as z from 'zod/mini';
import { noteConnection } from '../offline/connection.ts';
import { useSite } from './site-context.ts';

/** A refusal: `message` is the server's localised sentence. */
export class CallProblem extends Problem {
  constructor(status: number, { code, error, params, fields }: Omit<ProblemBody, 'requestId'>) {
    super(code, status, params ?? {}, fields && { fields });
    this.message = error;
  }
}

/** No answer, or none of ours: the connection or the server is down. */
export const OFFLINE = 'page.offline';

/** For calls from an open page. Throws a `CallProblem` for every expected refusal. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  language: Language,
  signal?: AbortSignal,
): Promise<Output<E>> {
  const intention = beginIntention(endpoint, input);
  const headers = { 'x-language': language, ...(intention && { 'idempotency-key': intention.key }) };
  const { url, init } = requestFor(endpoint, input as Record<string, unknown>, headers);
  const reply = await fetch(url, { ...init, ...(signal && { signal }) }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    noteConnection(false);
    throw new CallProblem(0, { code: OFFLINE, error: OFFLINE });
  });
  const body: unknown = await reply.json().catch(() => undefined);
  if (body !== undefined) noteConnection(true);
  if (reply.status < 500 && body !== undefined) intention?.end();
  if (reply.ok) return z.parse(endpoint.output, body) as Output<E>;
  const problem = body as ProblemBody | undefined;
  throw new CallProblem(reply.status, problem?.code ? problem : { code: OFFLINE, error: OFFLINE });
}

/** The same in the visitor's language, for event handlers; includes the offline message. */
export function useCall() {
  const { language, translate } = useSite();
  return async <E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>> => {
    try {
      return await call(endpoint, input, language);
    } catch (error) {
      if (error instanceof CallProblem && error.code === OFFLINE) error.message = translate(OFFLINE);
      throw error;
    }
  };
}
