import type { UseCase } from '@fachwerk/server/module';
import type { reviewApi } from '../../contract.ts';
import { problem } from '../problem.ts';
import { findReview } from './desk-store.ts';

export const readReview: UseCase<typeof reviewApi.find> = async (ctx, { id }) => {
  const review = await findReview(ctx, id);
  if (!review) throw problem('review.unknown');
  return review;
};
