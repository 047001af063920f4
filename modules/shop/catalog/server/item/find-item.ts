import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { catalogProblems, type itemApi } from '../../contract.ts';
import { findStoredItem } from './item-store.ts';
import { itself, listPrices } from './price-store.ts';

const problem = problemsOf(catalogProblems);

export const findItem: UseCase<typeof itemApi.find> = async (ctx, { id }) => {
  const item = await findStoredItem(ctx, id);
  if (!item) throw problem('item.unknown');
  return { item, prices: await listPrices(ctx, itself(id)) };
};
