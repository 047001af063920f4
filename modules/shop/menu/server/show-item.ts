import { problemsOf } from '@fachwerk/base/problem';
import { offerProblems } from '@fachwerk/item-options/contract';
import { findOffers } from '@fachwerk/item-options/facade';
import type { UseCase } from '@fachwerk/server/module';
import { shopOf } from '@fachwerk/shop/facade';
import { deliveryDaysOf, zoneFares } from '@fachwerk/shop/rules/fares';
import type { menuApi } from '../contract.ts';
import { menuCard } from '../rules/menu-card.ts';
import { listMenuCategories } from './category-store.ts';

const problem = problemsOf(offerProblems);

export const showItem: UseCase<typeof menuApi.item> = async (ctx, { id }) => {
  const [shop, categories, [offer]] = await Promise.all([shopOf(ctx), listMenuCategories(ctx), findOffers(ctx, [id])]);
  const category = categories.find((each) => each.id === offer?.categoryId);
  if (!offer || offer.isArchived || !category) throw problem('item.gone');
  const { isCatalogue, menuName } = shop;
  const card = menuCard(offer, shop, ctx.now, ctx.language);
  const fares = offer.isService ? [] : zoneFares(shop, { cents: card.cents, weightGrams: offer.weightGrams });
  return {
    offer,
    card,
    category,
    isCatalogue,
    menuName,
    zoneFares: fares.map(({ zone, cents, freeFromCents }) => ({
      name: zone.name,
      // A range of postcodes lies in the home country.
      countries: zone.countries,
      cents,
      freeFromCents,
      deliveryDays: deliveryDaysOf(shop, offer, zone),
    })),
  };
};
