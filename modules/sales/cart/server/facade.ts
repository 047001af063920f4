export { anyCart, lockedCart } from './cart/cart-token.ts';
export { itemsBeside } from './cart/price-cart.ts';
export { couponOf, useCoupon } from './code/coupon-of.ts';
export { maySeeKeys, rememberOrder } from './order/ordered-here.ts';
export { releaseUnpaidLater, UNPAID_MINUTES } from './order/release-unpaid.job.ts';
