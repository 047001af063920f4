import type { UseCase } from '@fachwerk/server/module';
import type { reviewSiteApi } from '../../contract-site.ts';
import { shortName, variantIn } from '../../rules/whether.ts';
import { boughtOrUnknown } from '../record/purchase.ts';
import { listOwnReviews } from '../record/review-store.ts';
import { reviewedItems } from '../record/reviewed-items.ts';
import { findSetting } from '../record/setting-store.ts';

/** Where the shop takes no reviews any more, only what was said before: its writer can still delete it. */
export const showOwn: UseCase<typeof reviewSiteApi.own> = async (ctx, { orderHash }) => {
  const [{ isOn }, { order, isDone, lines }] = await Promise.all([findSetting(ctx), boughtOrUnknown(ctx, orderHash)]);
  const ids = isDone ? lines.map(({ subjectId }) => subjectId) : [];
  const [items, reviews] = await Promise.all([reviewedItems(ctx, ids), listOwnReviews(ctx, order.customerId, ids)]);
  const byItem = new Map(reviews.map((review) => [review.itemId, review]));
  return {
    orderNumber: order.number,
    isOn,
    isDone,
    items: lines.flatMap(({ subjectId, title }) => {
      const item = items.get(subjectId);
      const review = byItem.get(subjectId) ?? null;
      return item && (isOn || review) ? [{ item, detail: variantIn(title, item.name), review }] : [];
    }),
    name: shortName(order.contact),
  };
};
