import { findCompany } from '@fachwerk/companies/facade';
import { findCategoryPictures, findOffers } from '@fachwerk/item-options/facade';
import type { LanguageCtx } from '@fachwerk/server/ctx';
import { DELIVERY_TYPES } from '@fachwerk/shop/contract-way';
import { shopOf } from '@fachwerk/shop/facade';
import type { Home } from '../contract.ts';
import { menuCard, shownPicture } from '../rules/menu-card.ts';
import { listFirstItems, listMenuCategories, listPromotedItems } from './category-store.ts';

const MOST_PROMOS = 6;
/** More are found through the menu. */
const MOST_CATEGORIES = 12;
/** Among so many items of a category one with a picture is looked for. */
const LOOKED_AT = 4;

export async function showHome(ctx: LanguageCtx): Promise<Home> {
  const [company, shop, all, promoted, pictures] = await Promise.all([
    findCompany(ctx),
    shopOf(ctx),
    listMenuCategories(ctx),
    listPromotedItems(ctx, MOST_PROMOS),
    findCategoryPictures(ctx),
  ]);
  const categories = all.slice(0, MOST_CATEGORIES);
  const first = await listFirstItems(
    ctx,
    categories.map(({ id }) => id),
    LOOKED_AT,
  );
  const ids = [...first.map(({ itemId }) => itemId), ...promoted.map(({ id }) => id)];
  const offers = await findOffers(ctx, [...new Set(ids)]);
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  const { street, postcode, city } = company!.address;
  return {
    address: { street, postcode, city },
    types: DELIVERY_TYPES.filter((type) => shop.ways[type].isOffered),
    isCatalogue: shop.isCatalogue,
    categories: categories.map((category) => {
      const pictured = offers.find((each) => each.categoryId === category.id && each.pictures.length > 0);
      const picture = pictures.get(category.id) ?? pictured?.pictures[0];
      return { ...category, picture: shownPicture(picture, ctx.language) };
    }),
    promos: promoted.flatMap(({ id }) => {
      const offer = byId.get(id);
      return offer ? [menuCard(offer, shop, ctx.now, ctx.language)] : [];
    }),
  };
}
