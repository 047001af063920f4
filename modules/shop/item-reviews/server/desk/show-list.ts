import type { UseCase } from '@fachwerk/server/module';
import type { reviewApi } from '../../contract.ts';
import { problem } from '../problem.ts';
import { findSetting } from '../record/setting-store.ts';
import { countWaiting, findReview, listReviews } from './desk-store.ts';

const PAGE_SIZE = 50;

/** One row more tells whether it goes on. */
export const showList: UseCase<typeof reviewApi.list> = async (ctx, { filter }) => {
  const rows = await listReviews(ctx, filter, PAGE_SIZE + 1);
  const reviews = rows.slice(0, PAGE_SIZE);
  return { reviews, next: rows.length > PAGE_SIZE ? reviews.at(-1)!.id : null };
};

export const showOverview: UseCase<typeof reviewApi.overview> = async (ctx) => {
  const [waiting, { isOn }] = await Promise.all([countWaiting(ctx), findSetting(ctx)]);
  return { waiting, isOn };
};

export const readReview: UseCase<typeof reviewApi.find> = async (ctx, { id }) => {
  const review = await findReview(ctx, id);
  if (!review) throw problem('review.unknown');
  return review;
};
