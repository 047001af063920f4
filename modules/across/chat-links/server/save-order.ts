import { problemsOf } from '@fachwerk/base/problem';
import { connectOrder } from '@fachwerk/chat/facade';
import { findOrder } from '@fachwerk/orders/facade';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { type chatLinkApi, chatLinkProblems } from '../contract.ts';
import { readAbout } from './read-about.ts';

const problem = problemsOf(chatLinkProblems);

/** Only an order that the caller may see; two conversations are never about the same. */
export const saveOrder: UseCase<typeof chatLinkApi.saveOrder> = async (ctx, { order: { chatId, orderId } }) => {
  const maySee = ctx.caller.capabilities.has('orders.read');
  const order = orderId && maySee ? await findOrder(ctx, orderId) : undefined;
  if (orderId && !order) throw problem('chat.order_unknown');
  const isFree = await connectOrder(ctx, chatId, order ? { companyId: order.companyId, id: order.id } : null);
  if (!isFree) throw problem('chat.order_taken');
  const after = { order: order?.number ?? null };
  await audit(ctx, {
    subjectKind: 'chat',
    subjectId: chatId,
    action: 'chat.order',
    after,
    address: ctx.request.address,
  });
  return readAbout(ctx, chatId);
};
