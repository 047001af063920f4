import { problemsOf } from '@fachwerk/base/problem';
import { addMinutes } from '@fachwerk/base/time';
import type { UseCase } from '@fachwerk/server/module';
import { chatProblems } from '../../contract.ts';
import type { chatSiteApi } from '../../contract-site.ts';
import { whyNotVisitor } from '../../rules/limits.ts';
import { openOrBegin } from '../conversation/find-address.ts';
import { notePresence } from '../conversation/presence-store.ts';
import { countLately, shownMessage } from '../message/message-store.ts';
import { writeMessage } from '../message/write-message.ts';

const problem = problemsOf(chatProblems);

/** The holder of the secret writes as the customer, signed in or not. */
export const sendSiteMessage: UseCase<typeof chatSiteApi.send> = async ({ caller: _, ...ctx }, { chat, message }) => {
  const { id: chatId, name } = await openOrBegin(ctx, chat);
  const author = { id: null, name };
  const written = await writeMessage(ctx, chatId, message, { side: 'customer', author }, async () => {
    const refusal = whyNotVisitor({ messages: await countLately(ctx, chatId, addMinutes(ctx.now, -1)) });
    if (refusal) throw problem(refusal);
  });
  await notePresence(ctx, chatId, 'customer', false);
  return shownMessage(written);
};
