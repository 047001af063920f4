import { usualWarnFrom } from '@fachwerk/catalog/facade';
import { fill } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { shopOf } from '@fachwerk/shop/facade';
import { menuApi, menuProblems } from '../contract.ts';
import { countAllSold, countSoldJob } from './count-sold.job.ts';
import { newestReviewsOf, ratingsOf } from './facade-hooks.ts';
import { listMenuAddresses } from './list-menu-addresses.ts';
import { orderAgain } from './order-again.ts';
import { showAgain } from './show-again.ts';
import { showCards } from './show-cards.ts';
import { showFacets } from './show-facets.ts';
import { showFares } from './show-fares.ts';
import { showHome } from './show-home.ts';
import { showItem } from './show-item.ts';
import { showMenu } from './show-menu.ts';
import { showRating } from './show-rating.ts';
import { showRelated } from './show-related.ts';
import { showTable } from './show-table.ts';
import { suggestItems } from './suggest-items.ts';

/** Reads what others keep; the cart is filled by `goods`. */
export const menu: Module = {
  name: 'menu',
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  problems: menuProblems,
  declaredHooks: [ratingsOf, newestReviewsOf],
  hooks: [fill(usualWarnFrom, async (ctx) => (await shopOf(ctx)).warnFrom)],
  jobs: [countSoldJob, countAllSold],
  routes: [
    on(menuApi.show, showMenu),
    on(menuApi.facets, showFacets),
    on(menuApi.suggest, suggestItems),
    on(menuApi.item, showItem),
    on(menuApi.related, showRelated),
    on(menuApi.cards, showCards),
    on(menuApi.fares, showFares),
    on(menuApi.table, showTable),
    on(menuApi.addresses, listMenuAddresses),
    on(menuApi.home, showHome),
    on(menuApi.again, showAgain),
    on(menuApi.orderAgain, orderAgain),
    on(menuApi.rating, showRating),
  ],
};
