import { bestMatch, typedWords } from '@fachwerk/base/word-match';
import { understand } from '@fachwerk/catalog/facade-search';
import { listFound } from '@fachwerk/item-options/facade';
import type { UseCase } from '@fachwerk/server/module';
import { shopOf } from '@fachwerk/shop/facade';
import type { menuApi } from '../contract.ts';
import { menuCard } from '../rules/menu-card.ts';
import { NO_FILTER } from '../rules/menu-filter.ts';
import { listMenuCategories } from './category-store.ts';

const MOST_ITEMS = 6;
const MOST_CATEGORIES = 3;
const SHORTEST = 2;

export const suggestItems: UseCase<typeof menuApi.suggest> = async (ctx, { search }) => {
  const typed = typedWords(search);
  const [shop, categories] = await Promise.all([shopOf(ctx), listMenuCategories(ctx)]);
  if (!shop.hasSearch || typed.join('').length < SHORTEST) return { instead: null, items: [], categories: [] };
  const understood = await understand(ctx, search, shop.synonyms);
  const { offers } = await listFound(ctx, { ...NO_FILTER, understood, limit: MOST_ITEMS });
  return {
    instead: understood.instead,
    items: offers.map((offer) => {
      const { id, name, cents, isFrom, promo, whyNot, picture } = menuCard(offer, shop, ctx.now, ctx.language);
      return { id, name, cents, isFrom, promo, whyNot, picture };
    }),
    categories: categories
      .filter(({ name }) => typed.every((word) => bestMatch(typedWords(name), word, 3) > 0))
      .slice(0, MOST_CATEGORIES)
      .map(({ id, name }) => ({ id, name })),
  };
};
