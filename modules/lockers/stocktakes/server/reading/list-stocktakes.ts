import type { UseCase } from '@fachwerk/server/module';
import type { stocktakeApi } from '../../contract.ts';
import { listStocktakeRows } from '../stocktake-store.ts';

const PAGE_SIZE = 50;

/** Reads one more than it shows: that one tells whether there is a next page. */
export const listStocktakes: UseCase<typeof stocktakeApi.list> = async (ctx, { filter }) => {
  const found = await listStocktakeRows(ctx, { ...filter, limit: PAGE_SIZE + 1 });
  const stocktakes = found.slice(0, PAGE_SIZE);
  return { stocktakes, next: found.length > PAGE_SIZE ? stocktakes.at(-1)!.id : null };
};
