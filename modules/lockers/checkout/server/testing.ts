/** For the tests of modules that stand on this one. */
export { openCheckout, type TestCheckout } from './checkout.for-tests.ts';
