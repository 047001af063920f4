import { problemsOf } from '@fachwerk/base/problem';
import { offerProblems } from '@fachwerk/item-options/contract';
import { findOffers } from '@fachwerk/item-options/facade';
import type { UseCase } from '@fachwerk/server/module';
import { shopOf } from '@fachwerk/shop/facade';
import { deliveryDaysOf, zoneFares } from '@fachwerk/shop/rules/fares';
import type { menuApi } from '../contract.ts';
import { listMenuCategories } from './category-store.ts';
import { newestReviewsOf } from './facade-hooks.ts';
import { ratedCards } from './rated-cards.ts';

const problem = problemsOf(offerProblems);

export const showItem: UseCase<typeof menuApi.item> = async (ctx, { id }) => {
  const [shop, categories, [offer], newestReviews = []] = await Promise.all([
    shopOf(ctx),
    listMenuCategories(ctx),
    findOffers(ctx, [id]),
    ctx.app.hooks.find(newestReviewsOf)?.(ctx, id),
  ]);
  const category = categories.find((each) => each.id === offer?.categoryId);
  if (!offer || offer.isArchived || !category) throw problem('item.gone');
  const { isCatalogue, menuName } = shop;
  const [rated] = await ratedCards(ctx, [offer], shop);
  const card = rated!;
  const fares = offer.isService ? [] : zoneFares(shop, { cents: card.cents, weightGrams: offer.weightGrams });
  return {
    offer,
    card,
    newestReviews: [...newestReviews],
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
