import { problemsOf } from '@fachwerk/base/problem';
import { chatProblems } from '@fachwerk/chat/contract';
import { connectOrder, findConversation } from '@fachwerk/chat/facade';
import { placeEntry } from '@fachwerk/order-entry/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { chatLinkApi } from '../contract.ts';

const problem = problemsOf(chatProblems);

export const createOrder: UseCase<typeof chatLinkApi.createOrder> = async (ctx, { order: { chatId, ...entry } }) => {
  if (!(await findConversation(ctx, chatId))) throw problem('chat.unknown');
  const placed = await placeEntry(ctx, entry);
  await connectOrder(ctx, chatId, { companyId: ctx.companyId, id: placed.orderId });
  return placed;
};
