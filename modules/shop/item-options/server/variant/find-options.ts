import { problemsOf } from '@fachwerk/base/problem';
import { catalogProblems } from '@fachwerk/catalog/contract';
import type { UseCase } from '@fachwerk/server/module';
import type { optionApi } from '../../contract-variant.ts';
import { hasItem } from '../item-there.ts';
import { findStoredOptions, listVariantPrices } from './options-store.ts';

const problem = problemsOf(catalogProblems);

export const findOptions: UseCase<typeof optionApi.find> = async (ctx, { itemId }) => {
  if (!(await hasItem(ctx, itemId))) throw problem('item.unknown');
  const [options, prices] = await Promise.all([findStoredOptions(ctx, itemId), listVariantPrices(ctx, itemId)]);
  return { options, prices };
};
