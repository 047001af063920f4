export { openOrderAppWith } from './orders.for-tests.ts';
