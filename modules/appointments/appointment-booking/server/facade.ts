export { sealGuest } from './guest.ts';
export { readOffer } from './show-offer.ts';
