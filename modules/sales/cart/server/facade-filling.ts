/** For whoever puts lines into a cart. Its row is locked first, then the address, then everything else. */
export { type CartRow, cartInsert, contentUpdate } from './cart/cart-store.ts';
export { cartToBegin, cartToFill } from './cart/cart-token.ts';
export { emptied } from './cart/clear-cart.ts';
export { fillCart, kindGone, roomIn, withKind } from './cart/fill-cart.ts';
export { isKnown } from './cart/known-contact.ts';
export { isWorthless, presentCart } from './cart/show-cart.ts';
export { addressHash, LOOK_BACK_MINUTES, takeAddressTurn } from './cart/unpaid-store.ts';
