export type { SentEvent } from './providers/fake-server.for-tests.ts';
export { openPaypalFake } from './providers/paypal-fake.for-tests.ts';
export { CONNECT_SECRET, openStripeFake, type StripeFake } from './providers/stripe-fake.for-tests.ts';
