import { ask, change } from '@fachwerk/base/contract';
import { line, Nothing } from '@fachwerk/base/schema';
import { ChatAddress } from '@fachwerk/chat/contract';
import * as z from 'zod/mini';
import { BookPlace, InputCheck } from './contract-flow.ts';

/** What waits for an answer, in the customer's language. */
export const WaitingStep = z.object({
  blockId: z.string(),
  kind: z.enum(['buttons', 'input', 'open', 'book']),
  options: z.array(z.object({ id: z.string(), label: z.string() })),
  check: z.nullable(InputCheck),
  /** Of `book`: what. */
  where: z.nullable(BookPlace),
});
export type WaitingStep = z.infer<typeof WaitingStep>;

export const dialogueSiteApi = {
  offered: ask({
    method: 'GET',
    path: '/public/dialogue/offered',
    access: 'site',
    summary: 'What begins the dialogue of this site at this moment; null where there is none.',
    input: z.object({}),
    output: z.object({ starter: z.nullable(z.string()) }),
  }),
  waiting: ask({
    method: 'POST',
    path: '/public/dialogue/waiting',
    access: 'site',
    triesPerMinute: 120,
    summary: 'What waits in the conversation behind a secret; null where nothing does.',
    input: z.object({ chat: ChatAddress }),
    output: z.object({ step: z.nullable(WaitingStep) }),
  }),
  begin: change({
    method: 'POST',
    path: '/public/dialogue/begin',
    access: 'site',
    repeats: 'by messageId',
    triesPerMinute: 10,
    summary: 'Begins the dialogue of the site in a conversation; a guest’s conversation begins with it.',
    input: z.object({ chat: ChatAddress, messageId: line(64, 8) }),
    output: Nothing,
  }),
  answer: change({
    method: 'POST',
    path: '/public/dialogue/answer',
    access: 'site',
    repeats: 'by messageId',
    triesPerMinute: 30,
    summary: 'Answers what waits. The same message sent twice counts once.',
    input: z.object({
      chat: ChatAddress,
      messageId: line(64, 8),
      blockId: line(40, 1),
      value: z.string().check(z.maxLength(2000)),
    }),
    /** Who the conversation knows them as, sealed, where they go on to book a time. */
    output: z.object({ guest: z.nullable(z.string()) }),
  }),
};
