import type { UseCase } from '@fachwerk/server/module';
import type { reviewApi } from '../../contract.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { problem } from '../problem.ts';
import { countReview } from '../record/rating-store.ts';
import { lockReviews, saveDecision } from '../record/review-store.ts';
import { auditReview } from './audit-review.ts';

/** What is shown already counts as published; what was rewritten since it was read is left for another look. */
export const publishReviews: UseCase<typeof reviewApi.publish> = async (ctx, { reviews }) => {
  const versions = new Map(reviews.map(({ id, version }) => [id, version]));
  const found = await lockReviews(ctx, [...versions.keys()]);
  if (found.length === 0) throw problem('review.unknown');
  const shown = found.filter(({ state }) => state === 'published');
  const read = found.filter(({ id, state, version }) => state !== 'published' && version === versions.get(id));
  if (shown.length + read.length === 0) throw problem('review.changed_meanwhile');
  if (read.length > 0) {
    await saveDecision(
      ctx,
      read.map(({ id }) => id),
      { state: 'published' },
    );
    // Sums in the order of the items, as everybody takes them.
    for (const { itemId, stars } of read.toSorted((one, other) => one.itemId.localeCompare(other.itemId)))
      await countReview(ctx, itemId, stars, 1);
    for (const review of read) await auditReview(ctx, review, 'published');
    await notifyWatchers(ctx);
  }
  return { published: shown.length + read.length };
};
