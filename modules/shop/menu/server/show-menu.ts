import { problemsOf } from '@fachwerk/base/problem';
import { listOffers } from '@fachwerk/item-options/facade';
import type { UseCase } from '@fachwerk/server/module';
import { shopOf } from '@fachwerk/shop/facade';
import { MOST_ON_ONE_PAGE, type menuApi, menuProblems } from '../contract.ts';
import { menuCard } from '../rules/menu-card.ts';
import { hasMoreThan, listMenuCategories } from './category-store.ts';

const problem = problemsOf(menuProblems);

/** A small menu is sent whole, and filtered by whoever shows it; of a large one the database finds a page. */
export const showMenu: UseCase<typeof menuApi.show> = async (ctx, { categoryId, after, filter }) => {
  const [shop, categories, isLarge] = await Promise.all([
    shopOf(ctx),
    listMenuCategories(ctx),
    hasMoreThan(ctx, MOST_ON_ONE_PAGE),
  ]);
  if (categoryId && !categories.some(({ id }) => id === categoryId)) throw problem('menu.category_unknown');
  const { offers, next } = await listOffers(ctx, {
    categoryId,
    ...(isLarge
      ? {
          search: filter.search || undefined,
          diet: filter.diet === 'any' ? undefined : filter.diet,
          without: filter.without,
          after,
          limit: shop.itemsPerPage,
        }
      : { limit: MOST_ON_ONE_PAGE }),
  });
  return {
    isWhole: !isLarge,
    isSmallBusiness: shop.isSmallBusiness,
    isCatalogue: shop.isCatalogue,
    hasSearch: shop.hasSearch,
    categories,
    cards: offers.map((offer) => menuCard(offer, shop, ctx.now, ctx.language)),
    next,
  };
};
