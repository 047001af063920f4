import { understand } from '@fachwerk/catalog/facade-search';
import { countFacets } from '@fachwerk/item-options/facade';
import type { UseCase } from '@fachwerk/server/module';
import { shopOf } from '@fachwerk/shop/facade';
import { MOST_ON_ONE_PAGE, type menuApi } from '../contract.ts';
import { hasMoreThan } from './category-store.ts';

export const showFacets: UseCase<typeof menuApi.facets> = async (ctx, { categoryId, filter }) => {
  if (!(await hasMoreThan(ctx, MOST_ON_ONE_PAGE))) return { facets: null };
  const { search, sort: _, ...rest } = filter;
  const understood = search === '' ? null : await understand(ctx, search, (await shopOf(ctx)).synonyms);
  return { facets: await countFacets(ctx, { ...rest, categoryId, understood }) };
};
