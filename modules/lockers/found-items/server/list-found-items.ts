import type { UseCase } from '@fachwerk/server/module';
import type { foundItemApi } from '../contract.ts';
import { listItemRows } from './item-store.ts';

const PAGE_SIZE = 50;

/** Reads one more than it shows: that one tells whether there is a next page. */
export const listFoundItems: UseCase<typeof foundItemApi.list> = async (ctx, { filter }) => {
  const found = await listItemRows(ctx, { ...filter, limit: PAGE_SIZE + 1 });
  const items = found.slice(0, PAGE_SIZE);
  return { items, next: found.length > PAGE_SIZE ? items.at(-1)!.id : null };
};
