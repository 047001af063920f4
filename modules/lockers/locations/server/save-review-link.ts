import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { locationApi } from '../contract.ts';
import { notifyNetwork } from './notify-locations.ts';
import { findReviewLink, storeReviewLink } from './review-link-store.ts';

export const saveReviewLink: UseCase<typeof locationApi.saveReviewLink> = async (ctx, { reviewLink }) => {
  const before = await findReviewLink(ctx);
  if (before === reviewLink) return {};
  await storeReviewLink(ctx, reviewLink);
  await audit(ctx, {
    subjectKind: 'company',
    subjectId: ctx.companyId,
    action: 'location.review_link_changed',
    before: { reviewLink: before },
    after: { reviewLink },
    address: ctx.request.address,
  });
  await notifyNetwork(ctx);
  return {};
};
