export { readOffer } from './show-offer.ts';
export { sealVisitor } from './visitor.ts';
