import { emit } from '@fachwerk/server/events';
import type { UseCase } from '@fachwerk/server/module';
import { reviewWritten } from '../../contract.ts';
import type { reviewSiteApi } from '../../contract-site.ts';
import { isRepetition, whyNotWrite } from '../../rules/whether.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { problem } from '../problem.ts';
import { boughtOrUnknown } from '../record/purchase.ts';
import { addReview, lockOwnReview, rewriteReview } from '../record/review-store.ts';
import { findSetting } from '../record/setting-store.ts';

export const writeReview: UseCase<typeof reviewSiteApi.write> = async (ctx, { orderHash, itemId, ...said }) => {
  const written = { ...said, language: ctx.language };
  const [{ isOn }, { order, isDone, lines }] = await Promise.all([findSetting(ctx), boughtOrUnknown(ctx, orderHash)]);
  const bought = lines.find(({ subjectId }) => subjectId === itemId);
  const purchase = { itemId, orderId: order.id, line: bought?.position ?? 0, customerId: order.customerId };
  const known = (await lockOwnReview(ctx, purchase)) ?? null;
  const refusal = whyNotWrite({ isOn, hasItem: bought !== undefined, isDone, known }, written);
  if (refusal) throw problem(refusal);
  if (isRepetition(known, written)) return {};

  const reviewId = known?.id ?? ctx.newId();
  if (known) await rewriteReview(ctx, reviewId, written);
  else if (!(await addReview(ctx, reviewId, purchase, written))) return writeAfterOther(ctx, purchase, written);
  await emit(ctx, reviewWritten, { companyId: ctx.companyId, reviewId });
  await notifyWatchers(ctx);
  return {};
};

/** The other tap has told staff already; of the two the later one counts. */
async function writeAfterOther(
  ctx: Parameters<typeof writeReview>[0],
  purchase: Parameters<typeof addReview>[2],
  written: Parameters<typeof addReview>[3],
) {
  const other = await lockOwnReview(ctx, purchase);
  if (other?.state === 'waiting') await rewriteReview(ctx, other.id, written);
  return {};
}
