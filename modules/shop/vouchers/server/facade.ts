export { giftLine } from './gift/gift-line.ts';
export { areGiftsSold } from './gift/show-gift-offer.ts';
