import type { Offer } from '@fachwerk/item-options/contract';
import type { LanguageCtx } from '@fachwerk/server/ctx';
import type { Shop } from '@fachwerk/shop/contract';
import type { MenuCard } from '../contract.ts';
import { menuCard } from '../rules/menu-card.ts';
import { ratingsOf } from './facade-hooks.ts';

/** The cards of these items, with how buyers rate them: one statement for all of them, none where nobody keeps reviews. */
export async function ratedCards(ctx: LanguageCtx, offers: readonly Offer[], shop: Shop): Promise<MenuCard[]> {
  const ids = offers.map(({ id }) => id);
  const ratings = ids.length > 0 ? await ctx.app.hooks.find(ratingsOf)?.(ctx, ids) : undefined;
  return offers.map((offer) => ({
    ...menuCard(offer, shop, ctx.now, ctx.language),
    rating: ratings?.get(offer.id) ?? null,
  }));
}
