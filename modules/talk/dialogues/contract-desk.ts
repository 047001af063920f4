import { ask, change } from '@fachwerk/base/contract';
import { line, Nothing } from '@fachwerk/base/schema';
import { ChatAddress } from '@fachwerk/chat/contract';
import * as z from 'zod/mini';
import { WaitingStep } from './contract-site.ts';

/** A dialogue that a member of staff follows, in a conversation among colleagues. */
export const dialogueDeskApi = {
  waiting: ask({
    method: 'POST',
    path: '/private/dialogue/waiting',
    access: 'staff:chat.write',
    summary: 'What waits in a conversation among colleagues; null where nothing does.',
    input: z.object({ chat: ChatAddress }),
    output: z.object({ step: z.nullable(WaitingStep) }),
  }),
  answer: change({
    method: 'POST',
    path: '/private/dialogue/answer',
    access: 'staff:chat.write',
    repeats: 'by messageId',
    summary: 'Answers what waits there. The same message sent twice counts once.',
    input: z.object({
      chat: ChatAddress,
      messageId: line(64, 8),
      blockId: line(40, 1),
      value: z.string().check(z.maxLength(2000)),
    }),
    output: Nothing,
  }),
};
