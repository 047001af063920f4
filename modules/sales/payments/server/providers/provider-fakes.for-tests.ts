// Both fakes as a process of their own, for journeys in a browser:
//   node provider-fakes.for-tests.ts <port of Stripe> <port of PayPal> <where events go, e.g. http://localhost:3000>
// The server needs STRIPE_SECRET_KEY=sk_test_fake, STRIPE_WEBHOOK_SECRET=whsec_test, PAYPAL_CLIENT_ID and _SECRET of any kind,
// PAYPAL_WEBHOOK_ID=WH-TEST, and STRIPE_API_URL and PAYPAL_API_URL with these ports.
import type { SentEvent } from './fake-server.for-tests.ts';
import { openPaypalFake } from './paypal-fake.for-tests.ts';
import { openStripeFake } from './stripe-fake.for-tests.ts';

const [stripePort, paypalPort, target = 'http://localhost:3000'] = process.argv.slice(2);

/** A provider comes again until it is heard; here it tries a few times. */
const sendTo = (provider: string) => async (event: SentEvent) => {
  const headers = { ...event.headers, 'content-type': 'application/json' };
  const url = `${target}/api/public/payments/${provider}/events`;
  for (let tries = 0; tries < 5; tries++) {
    const answer = await fetch(url, { method: 'POST', headers, body: event.body }).catch(() => null);
    if (answer?.ok) return;
  }
};

const stripe = await openStripeFake({ port: Number(stripePort), onEvent: sendTo('stripe') });
const paypal = await openPaypalFake({ port: Number(paypalPort), onEvent: sendTo('paypal') });
process.stdout.write(`${stripe.url} ${paypal.url}\n`);
