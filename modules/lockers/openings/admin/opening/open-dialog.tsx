import { lockApi } from '@fachwerk/lockers/contract-lock';
import { askKey, useAsk, useChange } from '@fachwerk/react/call';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type OpenAttempt, openApi } from '../../contract.ts';
import { OpenForm, type OpenRequest } from './open-form.tsx';
import { OpenProgress } from './open-progress.tsx';
import { OpenTarget } from './open-target.tsx';

/** The dialog loads everything else itself. */
export type BoxToOpen = {
  readonly id: string;
  readonly number: string;
  /** What the form begins with. */
  readonly request?: Partial<OpenRequest>;
};

const FIRST_WISH: OpenRequest = { type: 'operator', sendAltSignal: false, reason: '' };

/** First the form, then the progress. */
export function OpenDialog({ box, onClose }: { box: BoxToOpen; onClose: () => void }) {
  const client = useQueryClient();
  const lock = useAsk(lockApi.find, { id: box.id });
  const open = useChange(openApi.open, { isQuiet: true, stale: 'nothing' });
  // One id per intention: a double click, or a retry after a network failure, is the same attempt.
  const transactionId = useRef(crypto.randomUUID());
  const [wish, setWish] = useState<OpenRequest>({ ...FIRST_WISH, ...box.request });
  const [attempt, setAttempt] = useState<OpenAttempt | null>(null);

  const send = async (asked: OpenRequest) => {
    setWish(asked);
    const { type, sendAltSignal, reason } = asked;
    const item = { id: box.id, transactionId: transactionId.current, ...(reason && { reason }) };
    const begun = await open.mutateAsync({ item, type, sendAltSignal }).catch(() => null);
    if (!begun) return;
    client.setQueryData(askKey(openApi.attempt, { id: begun.id }), begun);
    setAttempt(begun);
  };
  /** A new attempt, not a retry. */
  const again = (asked: OpenRequest) => {
    transactionId.current = crypto.randomUUID();
    setAttempt(null);
    void send(asked);
  };

  if (attempt)
    return (
      <Stack gap="md">
        {lock.data && <OpenTarget lock={lock.data} />}
        <OpenProgress
          first={attempt}
          onAgain={() => again(wish)}
          onSecondSignal={() => again({ ...wish, sendAltSignal: true })}
          onClose={onClose}
        />
      </Stack>
    );
  if (lock.isError) return <ErrorState error={lock.error} onRetry={() => lock.refetch()} />;
  if (!lock.data) return <Loading lines={6} />;
  return (
    <OpenForm
      lock={lock.data}
      wish={wish}
      isSending={open.isPending}
      problem={open.error}
      onSend={send}
      onClose={onClose}
    />
  );
}
