export { openOrderHouseWith } from './orders.for-tests.ts';
