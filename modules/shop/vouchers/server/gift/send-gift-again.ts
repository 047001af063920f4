import { problemsOf } from '@fachwerk/base/problem';
import { findOrder } from '@fachwerk/orders/facade';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { voucherProblems } from '../../contract.ts';
import type { giftApi } from '../../contract-gift.ts';
import { mailGift } from './gift-mail.ts';
import { findGift } from './gift-store.ts';

const problem = problemsOf(voucherProblems);

/** To the address it was bought with, and to no other: whoever has the code has the money. */
export const sendGiftAgain: UseCase<typeof giftApi.mail> = async (ctx, { id }) => {
  const gift = await findGift(ctx, id);
  const order = gift && (await findOrder(ctx, gift.orderId));
  if (!gift || !order || order.contact.email === '') throw problem('gift.unknown');
  await mailGift(ctx, order, id);
  const after = { ending: gift.ending };
  await audit(ctx, { subjectKind: 'gift', subjectId: id, action: 'gift.mailed', after, address: ctx.request.address });
  return {};
};
