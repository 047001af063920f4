import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPaymentApp, type PaymentApp } from '../payments.for-tests.ts';
import type { SentEvent } from '../providers/fake-server.for-tests.ts';
import { openStripeFake, type StripeFake } from '../providers/stripe-fake.for-tests.ts';

let pay: PaymentApp;
let stripe: StripeFake;
beforeAll(async () => {
  stripe = await openStripeFake();
  pay = await openPaymentApp({
    stripe: { secretKey: 'sk_test_1', webhookSecret: stripe.secret, apiUrl: stripe.url },
  });
  stripe.clock.now = () => pay.app.time.now;
});
afterAll(async () => {
  await pay.app.close();
  await stripe.stop();
});

/** What a customer did at Stripe, one after the other. */
const deeds = fc.uniqueArray(fc.constantFrom('decline', 'process', 'pay', 'expire'), { minLength: 1 });

function eventsOf(session: string, done: readonly string[]): SentEvent[] {
  return done.flatMap((deed) => {
    if (deed === 'decline') return stripe.decline(session);
    if (deed === 'process') return stripe.process(session);
    if (deed === 'pay') return stripe.pay(session);
    return stripe.expire(session);
  });
}

async function endAfter(events: (session: string) => readonly SentEvent[]) {
  const payment = await pay.add({ option: 'card' });
  const { redirectTo } = await pay.start(payment);
  const all = events(redirectTo.split('/').at(-1)!);
  await Promise.all(all.slice(0, 3).map((event) => pay.post('stripe', event)));
  for (const event of all) expect(await pay.post('stripe', event)).toBe(200);
  const { state, alarm } = await pay.now(payment);
  const heard = await pay.heard(payment);
  // Whoever listens hears of each state once, and of the end last.
  expect(new Set(heard).size).toBe(heard.length);
  if (heard.length > 0) expect(heard.at(-1)).toBe(state);
  return { state, alarm };
}

test('any order and number of a provider’s events ends the same', async () => {
  const order = fc.infiniteStream(fc.nat());
  await fc.assert(
    fc.asyncProperty(deeds, order, async (done, numbers) => {
      const plain = await endAfter((session) => eventsOf(session, done));
      const shuffled = await endAfter((session) => {
        const events = eventsOf(session, done);
        const keyed = [...events, ...events].map((event) => [numbers.next().value as number, event] as const);
        return keyed.sort(([a], [b]) => a - b).map(([, event]) => event);
      });
      expect(shuffled).toEqual(plain);
    }),
    { numRuns: 25 },
  );
});
