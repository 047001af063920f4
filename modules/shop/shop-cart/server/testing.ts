/** For the tests of modules that stand on this one. */
export { openAllDay, openGoods, type TestGoods, TO_DOOR, TO_FETCH } from './goods.for-tests.ts';
