/** For tests of modules above this one. */
export { openSalon, type TestSalon } from './appointments.for-tests.ts';
