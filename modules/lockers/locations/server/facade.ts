export { findLocation, type LocationHead, listLocations } from './location-head-store.ts';
export { type LocationKey, listLocationKeys, listLocationsById } from './location-key-store.ts';
export { type LocationPlace, listPlaces } from './location-place.ts';
export { findTerms, type LocationTerms, listTerms, locationsOfTerm } from './location-terms.ts';
export { findReviewLink } from './review-link-store.ts';
