export { findLocation, type LocationHead, listLocations } from './location-head-store.ts';
export { type LocationPlace, listPlaces } from './location-place.ts';
export { findTerms, type GroupPrice, type LocationTerms, listTerms, pricesOf, sizesOf } from './location-terms.ts';
export { networkOf } from './network-of.ts';
