import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { notifyProblem } from '../states/notice.tsx';
import { CallProblem } from './call-problem.ts';
import { onConnectionChange } from './connection.ts';
import { keepRefusal } from './kept-refusal.ts';

/** Retries transient errors only: a refusal is an answer, and offline queries are refetched on reconnect. */
function isWorthRetrying(times: number, error: Error): boolean {
  return times < 2 && error instanceof CallProblem && error.status >= 502;
}

export function makeQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: keepRefusal }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => {
        if (!mutation.meta?.isQuiet) notifyProblem(error, mutation.meta?.failed as string | undefined);
      },
    }),
    defaultOptions: {
      // Our own connection state decides; TanStack Query would pause silently while the browser reports offline.
      queries: { networkMode: 'always', retry: isWorthRetrying, staleTime: 10_000 },
      mutations: { networkMode: 'always' },
    },
  });
  onConnectionChange((isOnline) => {
    if (isOnline) void client.invalidateQueries();
  });
  return client;
}
