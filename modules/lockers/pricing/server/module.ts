import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { pricingApi, pricingProblems, pricingStream } from '../contract.ts';
import { createDemoPrices } from './demo/create-demo-prices.ts';
import { priceGroupUses } from './group-uses.ts';
import { listBoxSizes } from './list-box-sizes.ts';
import { listPriceGroups } from './list-price-groups.ts';
import { removePrice } from './remove-price.ts';
import { removePriceGroup } from './remove-price-group.ts';
import { saveBoxSizes } from './save-box-sizes.ts';
import { savePriceGroup } from './save-price-group.ts';

export const pricing: Module = {
  name: 'pricing',
  sql: new URL('../sql/', import.meta.url),
  problems: pricingProblems,
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  streams: [pricingStream],
  declaredHooks: [priceGroupUses],
  routes: [
    on(pricingApi.priceGroups, listPriceGroups),
    on(pricingApi.savePriceGroup, savePriceGroup),
    on(pricingApi.removePriceGroup, removePriceGroup),
    on(pricingApi.removePrice, removePrice),
    on(pricingApi.boxSizes, listBoxSizes),
    on(pricingApi.saveBoxSizes, saveBoxSizes),
  ],
  demo: createDemoPrices,
};
