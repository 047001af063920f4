export { priceGroupUses } from './group-uses.ts';
export { pricesOf, sizesOf } from './network-prices.ts';
export { listPriceGroups } from './price-store.ts';
