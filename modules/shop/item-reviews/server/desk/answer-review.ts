import type { UseCase } from '@fachwerk/server/module';
import type { reviewApi } from '../../contract.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { problem } from '../problem.ts';
import { lockReviews, saveReply } from '../record/review-store.ts';
import { auditReview } from './audit-review.ts';
import { findReview } from './desk-store.ts';

export const answerReview: UseCase<typeof reviewApi.reply> = async (ctx, { id, version, text }) => {
  const [stored] = await lockReviews(ctx, [id]);
  if (!stored) throw problem('review.unknown');
  if (stored.version !== version) throw problem('review.changed_meanwhile');
  if (stored.state !== 'published') throw problem('review.not_published');
  await saveReply(ctx, id, text);
  await auditReview(ctx, stored, 'replied', { reply: text });
  await notifyWatchers(ctx);
  return (await findReview(ctx, id))!;
};
