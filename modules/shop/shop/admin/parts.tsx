export { NoTill } from './no-till.tsx';
/** The pause of the shop, for every screen from which orders are made. */
export { ShopPause } from './shop-pause.tsx';
