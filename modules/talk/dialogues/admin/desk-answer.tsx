import { useAsk, useChange } from '@fachwerk/react/call';
import { CallProblem } from '@fachwerk/react/call-problem';
import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { dialogueDeskApi } from '../contract-desk.ts';
import { Answering } from './answering.tsx';

type Address = { readonly email: string; readonly orderHash: string };

/** What a dialogue among colleagues waits for, to be answered; null once it has ended. */
export function useDeskAnswer(chat: Address): ReactNode {
  const { step } = useAsk(dialogueDeskApi.waiting, { chat }).data ?? {};
  const answer = useChange(dialogueDeskApi.answer, { isQuiet: true });
  if (!step) return null;
  const { blockId, kind, options } = step;
  const refused = answer.error instanceof CallProblem ? (answer.error.fields[0]?.error ?? answer.error.message) : null;
  return (
    <Paper withBorder p="sm">
      <Answering
        key={blockId}
        kind={kind}
        options={options}
        refusal={refused}
        isPending={answer.isPending}
        onAnswer={(value) => answer.mutate({ chat, blockId, value, messageId: crypto.randomUUID() })}
      />
    </Paper>
  );
}
