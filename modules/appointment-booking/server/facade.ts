export { readOffer } from './show-offer.ts';
