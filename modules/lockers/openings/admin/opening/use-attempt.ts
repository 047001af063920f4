import { lockerStream } from '@fachwerk/lockers/contract';
import { lockApi } from '@fachwerk/lockers/contract-lock';
import { askKey, useAsk } from '@fachwerk/react/call';
import { useStream } from '@fachwerk/react/realtime';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type OpenAttempt, openApi, openingStream } from '../../contract.ts';
import { isEnded } from '../../rules/attempt-states.ts';

/** Poll interval without stream events; polling stops when the attempt ends. */
const LOOK_MS = 1_500;

/** Stream events trigger a refetch; polling is the fallback without a connection. */
export function useAttempt(first: OpenAttempt): OpenAttempt {
  const client = useQueryClient();
  const key = askKey(openApi.attempt, { id: first.id });
  const known = client.getQueryData<OpenAttempt>(key) ?? first;
  const asked = useAsk(openApi.attempt, { id: first.id }, isEnded(known.state) ? {} : { everyMs: LOOK_MS });
  const look = () => {
    void client.invalidateQueries({ queryKey: key });
    void client.invalidateQueries({ queryKey: askKey(lockApi.find, { id: first.lockId }) });
  };
  useStream(
    lockerStream,
    (event) => {
      if (event.type === 'locks' && event.lockIds.includes(first.lockId)) look();
    },
    look,
  );
  useStream(
    openingStream,
    ({ attemptId }) => {
      if (attemptId === first.id) look();
    },
    look,
  );
  const attempt = asked.data ?? first;
  const isOver = isEnded(attempt.state);
  // Surrounding screens are stale now, whether or not an event arrives.
  useEffect(() => {
    if (isOver) void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== openApi.attempt.path });
  }, [client, isOver]);
  return attempt;
}
