import { findFulfilment } from '@fachwerk/fulfilment/facade';
import { findReviewLink } from '@fachwerk/locations/facade';
import { findOwnOrder, linesOf } from '@fachwerk/orders/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { menuApi } from '../contract.ts';

/** Nobody rates what has not arrived. Asked on the page alone: a mail would need a consent (§ 7 UWG). */
export const showRating: UseCase<typeof menuApi.rating> = async (ctx, { orderHash }) => {
  const order = await findOwnOrder(ctx, orderHash);
  const fulfilment = order?.companyId === ctx.companyId ? await findFulfilment(ctx, order.id) : undefined;
  if (!order || fulfilment?.state !== 'done') return { reviewLink: null, isMeal: false };
  const [reviewLink, lines] = await Promise.all([findReviewLink(ctx), linesOf(ctx, order.id)]);
  return {
    reviewLink: reviewLink || null,
    isMeal: lines.some(({ kind, vatPercent }) => kind === 'item' && vatPercent === 7),
  };
};
