import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { reviewSiteApi } from '../../contract-site.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { boughtOrUnknown } from '../record/purchase.ts';
import { countReview } from '../record/rating-store.ts';
import { lockOwnReview, removeReview } from '../record/review-store.ts';

/** Also where the shop takes no reviews any more: what somebody said is theirs. */
export const removeOwnReview: UseCase<typeof reviewSiteApi.remove> = async (ctx, { orderHash, itemId }) => {
  const { order } = await boughtOrUnknown(ctx, orderHash);
  const known = await lockOwnReview(ctx, { itemId, customerId: order.customerId });
  if (!known) return {};
  await removeReview(ctx, known.id);
  if (known.state === 'published') await countReview(ctx, itemId, known.stars, -1);
  const about = { subjectKind: 'item_review', subjectId: known.id, address: ctx.request.address };
  await audit(ctx, { ...about, action: 'item_review.withdrawn', before: { state: known.state, stars: known.stars } });
  await notifyWatchers(ctx);
  return {};
};
