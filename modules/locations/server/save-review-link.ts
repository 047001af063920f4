import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { locationApi } from '../contract.ts';
import { findReviewLink, storeReviewLink } from './review-link-store.ts';
import { tellNetwork } from './tell-locations.ts';

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
  await tellNetwork(ctx);
  return {};
};
