import type { UseCase } from '@fachwerk/server/module';
import type { reviewSiteApi } from '../../contract-site.ts';
import { shortName } from '../../rules/whether.ts';
import { problem } from '../problem.ts';
import { boughtOrUnknown } from '../record/purchase.ts';
import { listOwnReviews } from '../record/review-store.ts';
import { reviewedItems } from '../record/reviewed-items.ts';
import { findSetting } from '../record/setting-store.ts';

export const showOwn: UseCase<typeof reviewSiteApi.own> = async (ctx, { orderHash }) => {
  if (!(await findSetting(ctx)).isOn) throw problem('review.off');
  const { order, isDone, lines } = await boughtOrUnknown(ctx, orderHash);
  const ids = isDone ? lines.map(({ subjectId }) => subjectId) : [];
  const [items, reviews] = await Promise.all([reviewedItems(ctx, ids), listOwnReviews(ctx, order.customerId, ids)]);
  const byItem = new Map(reviews.map((review) => [review.itemId, review]));
  return {
    orderNumber: order.number,
    isDone,
    items: lines.flatMap(({ subjectId, detail }) => {
      const item = items.get(subjectId);
      return item ? [{ item, detail, review: byItem.get(subjectId) ?? null }] : [];
    }),
    name: shortName(order.contact),
  };
};
