export { findLocation, type LocationHead, listLocations } from './location-head-store.ts';
export { networkOf } from './network-of.ts';
