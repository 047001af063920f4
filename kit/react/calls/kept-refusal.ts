import type { Query, QueryClient, UseQueryResult } from '@tanstack/react-query';
import { CallProblem } from './call-problem.ts';

const refusals = new WeakMap<object, CallProblem>();

/** Remembers refusals, which are answers; transient errors are forgotten on retry. */
export function keepRefusal(error: Error, query: Query<unknown, unknown, unknown>): void {
  if (error instanceof CallProblem && error.status >= 400 && error.status < 500) refusals.set(query, error);
  else refusals.delete(query);
}

/** TanStack Query drops the error on refetch: without this “Nicht gefunden” would flicker at every hint. */
export function withKeptRefusal<T>(
  asked: UseQueryResult<T>,
  client: QueryClient,
  queryKey: readonly unknown[],
): UseQueryResult<T> {
  if (!asked.isLoading || asked.errorUpdateCount === 0) return asked;
  const query = client.getQueryCache().find({ queryKey });
  const error = query && refusals.get(query);
  if (!error) return asked;
  const stays = { error, status: 'error', isError: true, isLoadingError: true, isPending: false, isLoading: false };
  return { ...asked, ...stays } as UseQueryResult<T>;
}
