/** For the tests of modules that stand on this one. */
export { CART_COOKIE } from './cart/cart-token.ts';
export { forgetCarts } from './cart/forget-carts.job.ts';
export { placedOnce } from './order/place-cart.ts';
