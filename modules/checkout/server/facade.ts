export { anyCart, lockedCart } from './cart/cart-token.ts';
export { fillWithGoods, goodsGone } from './cart/fill-with-goods.ts';
export { maySeeKeys, rememberOrder } from './order/ordered-here.ts';
