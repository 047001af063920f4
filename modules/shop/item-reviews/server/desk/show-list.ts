import type { UseCase } from '@fachwerk/server/module';
import type { reviewApi } from '../../contract.ts';
import { listReviews } from './desk-store.ts';

const PAGE_SIZE = 50;

/** One row more tells whether it goes on. */
export const showList: UseCase<typeof reviewApi.list> = async (ctx, { filter }) => {
  const rows = await listReviews(ctx, filter, PAGE_SIZE + 1);
  const reviews = rows.slice(0, PAGE_SIZE);
  return { reviews, next: rows.length > PAGE_SIZE ? reviews.at(-1)!.id : null };
};
