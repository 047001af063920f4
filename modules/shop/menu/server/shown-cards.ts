import { findOffers } from '@fachwerk/item-options/facade';
import type { LanguageCtx } from '@fachwerk/server/ctx';
import { shopOf } from '@fachwerk/shop/facade';
import type { MenuCard } from '../contract.ts';
import { menuCard } from '../rules/menu-card.ts';
import { listFirstItems, listMenuCategories } from './category-store.ts';

/** As many as stand beside each other; more are found in the menu. */
const MOST_FIRST = 6;

/** Items as the menu shows them, in this order and as far as they are in it; null: the first of each category. */
export async function shownCards(ctx: LanguageCtx, itemIds: readonly string[] | null): Promise<MenuCard[]> {
  const [shop, listed] = await Promise.all([shopOf(ctx), listMenuCategories(ctx)]);
  const categories = listed.map(({ id }) => id);
  const ids = itemIds ?? (await listFirstItems(ctx, categories.slice(0, MOST_FIRST), 1)).map(({ itemId }) => itemId);
  const offers = new Map((await findOffers(ctx, [...new Set(ids)])).map((offer) => [offer.id, offer]));
  return ids.flatMap((id) => {
    const offer = offers.get(id);
    const isInMenu = offer && !offer.isArchived && categories.includes(offer.categoryId);
    return isInMenu ? [menuCard(offer, shop, ctx.now, ctx.language)] : [];
  });
}
