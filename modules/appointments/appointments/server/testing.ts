/** For the tests of modules that stand on this one. */
export { openSalon, type TestSalon } from './appointments.for-tests.ts';
