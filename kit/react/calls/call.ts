import { requestFor } from '@fachwerk/base/call-request';
import type { Ask, Change, Endpoint, Input, Output } from '@fachwerk/base/contract';
import type { ProblemBody } from '@fachwerk/base/problem';
import { beginIntention } from '@fachwerk/base/repeat-key';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { currentLanguage, translate } from '../shell/texts.ts';
import { CallProblem, OFFLINE } from './call-problem.ts';
import { connectionLost, connectionProven } from './connection.ts';
import { earlyAnswer, forgetEarlyAnswers } from './early-answers.ts';
import { withKeptRefusal } from './kept-refusal.ts';
import { currentSession, tokenExpired } from './session.ts';
import { renewSession } from './session-renewal.ts';

/** `signal` aborts the call; with `keepalive` it reaches the server even if the page is left at once. */
type Sending = Pick<RequestInit, 'signal' | 'keepalive'> & {
  /** Upload progress in percent. */
  readonly onProgress?: (percent: number) => void;
  /** Idempotency key: the same for all requests of one intention. */
  readonly key?: string;
};

/** Calls an endpoint by its contract. Throws a `CallProblem` for every expected refusal. */
export async function call<E extends Endpoint>(endpoint: E, input: Input<E>, sending?: Sending): Promise<Output<E>> {
  if (endpoint.kind === 'change') forgetEarlyAnswers();
  else {
    const early = await earlyAnswer(endpoint, input as object);
    if (early && early.status !== 200) throw problemOf(early, early.body);
    if (early) return z.parse(endpoint.output, early.body) as Output<E>;
  }
  const intention = beginIntention(endpoint, input);
  const reply = await answerTo(endpoint, input, { ...sending, ...(intention && { key: intention.key }) });
  const body: unknown = await reply.json().catch(() => undefined);
  if (reply.status < 500 && body !== undefined) intention?.end();
  if (!reply.ok) throw problemOf(reply, body);
  return z.parse(endpoint.output, body) as Output<E>;
}

/** Renews an expired token once, silently; if that fails too, the session is over. */
async function answerTo(endpoint: Endpoint, input: unknown, sending?: Sending): Promise<Response> {
  const token = currentSession()?.token;
  const reply = await send(endpoint, input, token, sending);
  if (reply.status !== 401 || endpoint.access === 'public' || !token) return reply;
  const isRenewed = await renewSession(token);
  const second = isRenewed ? await send(endpoint, input, currentSession()?.token, sending) : reply;
  if (second.status === 401 && currentSession()) tokenExpired();
  return second;
}

async function send(
  endpoint: Endpoint,
  input: unknown,
  token: string | undefined,
  sending?: Sending,
): Promise<Response> {
  const { onProgress, key, ...others } = sending ?? {};
  const headers = {
    'x-language': currentLanguage(),
    ...(token && { 'x-access-token': token }),
    ...(key && { 'idempotency-key': key }),
  };
  const { url, init } = requestFor(endpoint, input as Record<string, unknown>, headers);
  try {
    const reply = onProgress
      ? await (await import('./fetch-with-progress.ts')).fetchWithProgress(url, { ...init, ...others }, onProgress)
      : await fetch(url, { ...init, ...others });
    connectionProven();
    return reply;
  } catch (error) {
    if (sending?.signal?.aborted) throw error;
    connectionLost();
    throw new CallProblem(0, { code: OFFLINE, error: translate(OFFLINE) });
  }
}

function problemOf(reply: Pick<Response, 'status'>, body: unknown): CallProblem {
  if (isProblemBody(body)) return new CallProblem(reply.status, body);
  // An intermediary such as a proxy answered with its own page.
  return new CallProblem(reply.status, { code: 'server.unreachable', error: translate('server.unreachable') });
}

function isProblemBody(body: unknown): body is ProblemBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'error' in body;
}

/** Query key for targeted invalidation: `client.invalidateQueries({ queryKey: askKey(userApi.list) })`. */
export function askKey<E extends Ask>(endpoint: E, input?: Input<E>): readonly unknown[] {
  return input === undefined ? [endpoint.path] : [endpoint.path, input];
}

export type AskOptions = {
  readonly isEnabled?: boolean;
  /** Shows the last answer while the next page or search loads. */
  readonly keepPrevious?: boolean;
  readonly everyMs?: number;
};

export function useAsk<E extends Ask>(
  endpoint: E,
  input: Input<E>,
  { isEnabled = true, keepPrevious = false, everyMs }: AskOptions = {},
) {
  const queryKey = askKey(endpoint, input);
  const client = useQueryClient();
  const asked = useQuery<Output<E>>({
    queryKey,
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    enabled: isEnabled,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...(everyMs && { refetchInterval: everyMs }),
  });
  return withKeptRefusal(asked, client, queryKey);
}

/** Keyset pagination: `next` returns what to add to the input for the next page, or null at the end. */
export function useAskPages<E extends Ask>(
  endpoint: E,
  input: Input<E>,
  next: (page: Output<E>, pages: Output<E>[]) => Partial<Input<E>> | null,
) {
  return useInfiniteQuery({
    queryKey: [...askKey(endpoint, input), 'pages'],
    queryFn: ({ pageParam, signal }) => call(endpoint, { ...(input as object), ...pageParam } as Input<E>, { signal }),
    initialPageParam: {} as object,
    getNextPageParam: (page, pages) => next(page, pages),
    placeholderData: keepPreviousData,
  });
}

export type ChangeOptions = {
  /** The screen shows the problem at its control; otherwise a notice does. */
  readonly isQuiet?: boolean;
  /** Title of that notice: “Löschen fehlgeschlagen”. */
  readonly failed?: string;
  /** A change invalidates all queries: simple, and cheaper than one wrong cache key. `nothing` invalidates none. */
  readonly stale?: 'everything' | 'nothing';
};

export function useChange<E extends Change>(
  endpoint: E,
  { isQuiet = false, failed, stale = 'everything' }: ChangeOptions = {},
) {
  const client = useQueryClient();
  return useMutation<Output<E>, Error, Input<E>>({
    mutationFn: (input) => call(endpoint, input),
    onSuccess: async () => {
      if (stale === 'everything') await client.invalidateQueries();
    },
    meta: { isQuiet, failed },
  });
}
