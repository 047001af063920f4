import { findOffers } from '@fachwerk/item-options/facade';
import type { LanguageCtx } from '@fachwerk/server/ctx';
import { shopOf } from '@fachwerk/shop/facade';
import type { MenuCard } from '../contract.ts';
import { listFirstItems, listMenuCategories } from './category-store.ts';
import { ratedCards } from './rated-cards.ts';

/** As many as stand beside each other; more are found in the menu. */
const MOST_FIRST = 6;

/** Items as the menu shows them, in this order and as far as they are in it; null: the first of each category. */
export async function shownCards(ctx: LanguageCtx, itemIds: readonly string[] | null): Promise<MenuCard[]> {
  const [shop, listed] = await Promise.all([shopOf(ctx), listMenuCategories(ctx)]);
  const categories = listed.map(({ id }) => id);
  const ids = itemIds ?? (await listFirstItems(ctx, categories.slice(0, MOST_FIRST), 1)).map(({ itemId }) => itemId);
  const found = await findOffers(ctx, [...new Set(ids)]);
  const inMenu = found.filter(({ isArchived, categoryId }) => !isArchived && categories.includes(categoryId));
  const cards = new Map((await ratedCards(ctx, inMenu, shop)).map((card) => [card.id, card]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}
