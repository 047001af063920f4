import type { UseCase } from '@fachwerk/server/module';
import type { reviewApi } from '../../contract.ts';
import { sendRejection } from '../mail/review-mails.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { problem } from '../problem.ts';
import { countReview } from '../record/rating-store.ts';
import { lockReviews, saveDecision } from '../record/review-store.ts';
import { auditReview } from './audit-review.ts';
import { findReview } from './desk-store.ts';

/** A published one too: what is unlawful is often noticed by others. */
export const rejectReview: UseCase<typeof reviewApi.reject> = async (ctx, { id, version, reason }) => {
  const [stored] = await lockReviews(ctx, [id]);
  if (!stored) throw problem('review.unknown');
  if (stored.version !== version) throw problem('review.changed_meanwhile');

  await saveDecision(ctx, [id], { state: 'rejected', reason });
  if (stored.state === 'published') await countReview(ctx, stored.itemId, stored.stars, -1);
  const rejected = (await findReview(ctx, id))!;
  await sendRejection(ctx, stored, { item: rejected.item.name, reason });
  await auditReview(ctx, stored, 'rejected', { reason });
  await notifyWatchers(ctx);
  return rejected;
};
