import { problemsOf } from '@fachwerk/base/problem';
import { understand } from '@fachwerk/catalog/facade-search';
import { listFound, listOffers } from '@fachwerk/item-options/facade';
import type { LanguageCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { Shop } from '@fachwerk/shop/contract';
import { shopOf } from '@fachwerk/shop/facade';
import { type MenuFilter, MOST_ON_ONE_PAGE, type menuApi, menuProblems } from '../contract.ts';
import { isInOrderOfShop, NO_FILTER } from '../rules/menu-filter.ts';
import { hasMoreThan, listMenuCategories } from './category-store.ts';
import { ratedCards } from './rated-cards.ts';

const problem = problemsOf(menuProblems);

/** So many of what others buy, where nothing was found. */
const MOST_POPULAR = 6;

/** A small menu is sent whole, and filtered by whoever shows it; of a large one the database finds a page. */
export const showMenu: UseCase<typeof menuApi.show> = async (ctx, { categoryId, after, filter }) => {
  const [shop, categories, isLarge] = await Promise.all([
    shopOf(ctx),
    listMenuCategories(ctx),
    hasMoreThan(ctx, MOST_ON_ONE_PAGE),
  ]);
  if (categoryId && !categories.some(({ id }) => id === categoryId)) throw problem('menu.category_unknown');
  const isList = isLarge && !isInOrderOfShop(filter);
  const { offers, next, instead } = isList
    ? await foundOffers(ctx, shop, { categoryId, after, filter })
    : await offersInOrder(ctx, isLarge ? shop.itemsPerPage : null, { categoryId, after, filter });
  const popular = isList && offers.length === 0 ? await popularOffers(ctx) : [];
  const cards = await ratedCards(ctx, [...offers, ...popular], shop);
  return {
    menuName: shop.menuName,
    isWhole: !isLarge,
    isSmallBusiness: shop.isSmallBusiness,
    isCatalogue: shop.isCatalogue,
    hasSearch: shop.hasSearch,
    categories,
    cards: cards.slice(0, offers.length),
    instead,
    isList,
    popular: cards.slice(offers.length),
    next,
  };
};

type Asked = {
  readonly categoryId: string | undefined;
  readonly after: string | undefined;
  readonly filter: MenuFilter;
};

/** The last item of the page before, of whatever order it was. */
const idOf = (after: string | undefined) => after?.slice(after.lastIndexOf('.') + 1);

async function offersInOrder(ctx: LanguageCtx, limit: number | null, { categoryId, after, filter }: Asked) {
  const page = limit === null ? { limit: MOST_ON_ONE_PAGE } : { limit, after: idOf(after) };
  const { diet, without } = filter;
  const narrowed = limit === null ? {} : { diet: diet === 'any' ? undefined : diet, without };
  return { ...(await listOffers(ctx, { categoryId, ...narrowed, ...page })), instead: null };
}

async function foundOffers(ctx: LanguageCtx, shop: Shop, { categoryId, after, filter }: Asked) {
  const { search, ...rest } = filter;
  const understood = search === '' ? null : await understand(ctx, search, shop.synonyms);
  const found = await listFound(ctx, { ...rest, categoryId, after, understood, limit: shop.itemsPerPage });
  return { ...found, instead: understood?.instead ?? null };
}

async function popularOffers(ctx: LanguageCtx) {
  const filter = { ...NO_FILTER, isAvailable: true, understood: null };
  return (await listFound(ctx, { ...filter, sort: 'popular', limit: MOST_POPULAR })).offers;
}
