import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import type { StoredReview } from '../record/review-store.ts';

type Action = 'published' | 'rejected' | 'replied';

/** Its text stays out: the trail outlives the review. */
export function auditReview(
  ctx: Ctx,
  { id, state, stars }: Pick<StoredReview, 'id' | 'state' | 'stars'>,
  action: Action,
  after: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const about = { subjectKind: 'item_review', subjectId: id, address: ctx.request.address };
  return audit(ctx, { ...about, action: `item_review.${action}`, before: { state, stars }, after });
}
