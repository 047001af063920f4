export { countFacets } from './found/count-facets.ts';
export { listFound } from './found/list-found.ts';
export { findNumbered } from './offer/find-numbered.ts';
export { findOffers } from './offer/find-offers.ts';
export { listOffers } from './offer/list-offers.ts';
export { giveBackStock, takeStock } from './offer/take-stock.ts';
export { findCategoryPictures } from './picture/category-pictures.ts';
