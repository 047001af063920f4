export type { GoodsContent } from './cart/goods-content.ts';
export { timesOf } from './handover/list-times.ts';
export { addAll as addToCart, type GoodsRequest } from './line/add-goods.ts';
export { placeFor, quoteFor } from './placing/place-for.ts';
