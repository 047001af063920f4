import type { Call } from '@fachwerk/server/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Payment } from '../../contract.ts';
import { lookAtPayments } from '../payment/check-payment.ts';
import { findPayment } from '../payment/payment-store.ts';
import { openPaymentApp, type PaymentApp } from '../payments.for-tests.ts';
import { signedTestEvent } from '../test-provider/test-event.ts';
import type { SentEvent } from './fake-server.for-tests.ts';
import { openStripeFake, type StripeFake, stripeSignature } from './stripe-fake.for-tests.ts';

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

/** A payment the customer was sent to Stripe for. */
async function started(given: Parameters<PaymentApp['add']>[0] = {}) {
  const payment = await pay.add({ option: 'card', ...given });
  const { redirectTo } = await pay.start(payment);
  return { payment, redirectTo, session: redirectTo.split('/').at(-1)! };
}

const posted = async (events: readonly SentEvent[]) => {
  const statuses: number[] = [];
  for (const event of events) statuses.push(await pay.post('stripe', event));
  return statuses;
};

const sent = (on: string) => stripe.seen.filter(({ method, path }) => `${method} ${path}` === on).at(-1)!;

test('a customer is sent to a checkout over the very amount, and knows only the way back', async () => {
  const { payment, redirectTo } = await started({ option: 'klarna', amountCents: 999 });
  expect(redirectTo).toMatch(`${stripe.url}/pay/cs_`);
  const { body, headers } = sent('POST /v1/checkout/sessions');
  const form = new URLSearchParams(body);
  expect(headers['idempotency-key']).toBe(`payment-${payment.id}`);
  expect(Object.fromEntries(form)).toMatchObject({
    mode: 'payment',
    'allowed_payment_method_types[0]': 'klarna',
    'line_items[0][price_data][unit_amount]': '999',
    'line_items[0][price_data][currency]': 'eur',
    'metadata[fachwerk_payment]': payment.id,
    'payment_intent_data[metadata][fachwerk_payment]': payment.id,
    success_url: 'http://city.localhost:3000/bestellung/abc/zahlung',
    customer_email: 'kim@example.org',
  });
});

test('without a test account nobody is offered a test payment', async () => {
  await expect(pay.add({ option: 'test' })).rejects.toMatchObject({ code: 'payment.option_unavailable' });
  await expect(pay.add({ option: 'paypal' })).rejects.toMatchObject({ code: 'payment.option_unavailable' });
  const { id: paymentId, companyId, amountCents, currency } = await pay.add({ option: 'card' });
  const event = { id: 'test', companyId, paymentId, state: 'paid', amountCents, currency } as const;
  const { bytes, headers } = signedTestEvent(pay.app.work(), event);
  expect(await pay.post('test', { body: Buffer.from(bytes).toString(), headers: { ...headers } })).toBe(200);
  expect((await findPayment(pay.scoped(), paymentId))!.state).toBe('created');
});

test('coming back proves nothing; the event of Stripe does, once', async () => {
  const { payment, session } = await started();
  await lookAtPayments(pay.scoped(), payment.reference);
  expect((await pay.now(payment)).state).toBe('started');
  const events = stripe.pay(session);
  expect(await posted([...events, ...events, ...events])).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await pay.now(payment)).toMatchObject({ state: 'succeeded', alarm: null, isSurplus: false });
  expect(await pay.heard(payment)).toEqual(['succeeded']);
  expect(await pay.logged()).toContain('payment.succeeded');
});

test('the same event many times at once is taken once', async () => {
  const { payment, session } = await started();
  const [event] = stripe.pay(session);
  const row = pay.app
    .sql`select from payments.payment where company_id = ${payment.companyId} and id = ${payment.id} for update`;
  const statuses = await pay.app.race(row, () => Array.from({ length: 6 }, () => pay.post('stripe', event!)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await pay.heard(payment)).toEqual(['succeeded']);
});

test('who comes back before the event is told the truth: Stripe is asked', async () => {
  const { payment, session } = await started();
  stripe.pay(session);
  await lookAtPayments(pay.scoped(), payment.reference);
  expect(await pay.heard(payment)).toEqual(['succeeded']);
});

test('a page that waits does not make us ask at every breath', async () => {
  const { payment } = await started();
  const before = stripe.count('GET /v1/checkout/sessions');
  for (let i = 0; i < 5; i++) await lookAtPayments(pay.scoped(), payment.reference);
  expect(stripe.count('GET /v1/checkout/sessions') - before).toBe(1);
  pay.later(1);
  await lookAtPayments(pay.scoped(), payment.reference);
  expect(stripe.count('GET /v1/checkout/sessions') - before).toBe(2);
});

test('forged, changed, old, foreign and malformed events do nothing', async () => {
  const { payment, session } = await started();
  const [event] = stripe.pay(session);
  const { body, headers } = event!;
  const at = pay.app.time.now;
  const old = new Date(at.getTime() - 301_000);
  const ahead = new Date(at.getTime() + 301_000);
  const forged: SentEvent[] = [
    { body, headers: {} },
    { body, headers: { 'stripe-signature': stripeSignature('whsec_other', body, at) } },
    { body: body.replace('1250', '1'), headers },
    { body, headers: { 'stripe-signature': stripeSignature(stripe.secret, body, old) } },
    { body, headers: { 'stripe-signature': stripeSignature(stripe.secret, body, ahead) } },
    { body: 'no json', headers: { 'stripe-signature': stripeSignature(stripe.secret, 'no json', at) } },
  ];
  expect(await posted(forged)).toEqual([400, 400, 400, 400, 400, 400]);
  const foreign = [
    stripe.signed('payment_intent.succeeded', {
      id: 'pi_x',
      object: 'payment_intent',
      status: 'succeeded',
      metadata: {},
    }),
    stripe.signed('payment_intent.succeeded', {
      id: 'pi_y',
      metadata: { fachwerk_company: 'x', fachwerk_payment: 'y' },
    }),
    stripe.signed('payment_intent.succeeded', {
      ...stripe.intents.values().next().value,
      metadata: { fachwerk_company: pay.stranger.id, fachwerk_payment: payment.id },
    }),
    stripe.signed('customer.created', { id: 'cus_1' }),
  ];
  expect(await posted(foreign)).toEqual([200, 200, 200, 200]);
  expect((await pay.now(payment)).state).toBe('started');
  expect(await pay.heard(payment)).toEqual([]);
});

test('a declined card is told, and may be followed by one that pays', async () => {
  const { payment, session } = await started();
  await posted(stripe.decline(session));
  expect(await pay.now(payment)).toMatchObject({ state: 'failed', failureCode: 'insufficient_funds' });
  await posted(stripe.pay(session));
  expect(await pay.heard(payment)).toEqual(['failed', 'succeeded']);
});

test('after a declined card a payment that is checked is shown as such, and nobody pays beside it', async () => {
  const { payment, session } = await started({ option: 'klarna' });
  await posted([...stripe.decline(session), ...stripe.process(session)]);
  expect((await pay.now(payment)).state).toBe('pending');
  const second = await pay.add({ option: 'card', reference: payment.reference });
  await expect(pay.start(second)).rejects.toMatchObject({ code: 'payment.being_checked' });
  // Klarna says no after all: Stripe tells it by the payment alone, and the next look makes it the end.
  stripe.decline(session);
  pay.later(5);
  await pay.sweep();
  expect(await pay.heard(payment)).toEqual(['failed', 'pending', 'failed']);
});

test('an event that comes before our own answer is stored is not lost', async () => {
  const payment = await pay.add({ option: 'card' });
  stripe.faults.push(
    { on: 'POST /v1/checkout/sessions', kind: 'after' },
    { on: 'POST /v1/checkout/sessions', kind: 'after' },
  );
  await expect(pay.start(payment)).rejects.toMatchObject({ code: 'payment.provider_unreachable', status: 503 });
  const session = [...stripe.sessions.values()].at(-1)!;
  await posted(stripe.pay(session.id));
  expect(await pay.now(payment)).toMatchObject({ state: 'succeeded' });
  await expect(pay.start(payment)).rejects.toMatchObject({ code: 'payment.already_settled' });
});

test.each(['before', 'after', 'drop'] as const)(
  'a call that fails (%s) and is repeated opens one checkout',
  async (kind) => {
    const payment = await pay.add({ option: 'card' });
    const before = stripe.sessions.size;
    const on = 'POST /v1/checkout/sessions';
    stripe.faults.push({ on, kind }, { on, kind });
    await expect(pay.start(payment)).rejects.toMatchObject({ code: 'payment.provider_unreachable' });
    const { redirectTo } = await pay.start(payment);
    expect(stripe.sessions.size - before).toBe(1);
    expect(redirectTo).toBe([...stripe.sessions.values()].at(-1)!.url);
  },
);

test('killed between opening a checkout and storing it, the same checkout is found again', async () => {
  const payment = await pay.add({ option: 'card' });
  const before = stripe.sessions.size;
  const { redirectTo } = await pay.start(payment);
  await pay.app.db.rows(pay.app.sql`
    update payments.payment set state = 'created', redirect_to = null, checkout_reference = null, started_at = null
    where company_id = ${payment.companyId} and id = ${payment.id}`);
  expect(await pay.start(payment)).toEqual({ redirectTo });
  expect(stripe.sessions.size - before).toBe(1);
});

test('two starts at once lead to one checkout', async () => {
  const payment = await pay.add({ option: 'card' });
  const before = stripe.sessions.size;
  const [one, two] = await Promise.all([pay.start(payment), pay.start(payment)]);
  expect(one).toEqual(two);
  expect(stripe.sessions.size - before).toBe(1);
});

test.each([
  ['amount', { amount: 1 }],
  ['currency', { currency: 'usd' }],
])('a success over another %s is an alarm, not a payment', async (_what, as) => {
  const { payment, session } = await started();
  await posted(stripe.pay(session, as));
  expect(await pay.now(payment)).toMatchObject({ state: 'pending', alarm: 'amount_differs' });
  expect(await pay.heard(payment)).toEqual(['pending']);
  expect(await pay.logged()).toContain('payment.amount_differs');
});

test('an event that never came changes nothing: after some minutes Stripe is asked', async () => {
  const { payment, session } = await started();
  stripe.pay(session);
  pay.later(2);
  await pay.sweep();
  expect((await pay.now(payment)).state).toBe('started');
  pay.later(1);
  stripe.faults.push({ on: 'GET /v1/checkout', kind: 'before' }, { on: 'GET /v1/checkout', kind: 'drop' });
  await expect(pay.sweep()).rejects.toThrow('no usable answer');
  await pay.app.runJobs();
  expect(await pay.heard(payment)).toEqual(['succeeded']);
});

test('Klarna checks, Stripe says so, and the end comes by itself', async () => {
  const { payment, session } = await started({ option: 'klarna' });
  await posted(stripe.process(session));
  expect((await pay.now(payment)).state).toBe('pending');
  stripe.pay(session);
  pay.later(60);
  await pay.sweep();
  expect(await pay.heard(payment)).toEqual(['pending', 'succeeded']);
});

test('who never pays has cancelled when the checkout runs out; nobody asks any more', async () => {
  const { payment, session } = await started();
  await posted(stripe.expire(session));
  expect(await pay.heard(payment)).toEqual(['cancelled']);
  pay.later(600);
  await pay.sweep();
  expect(stripe.count(`GET /v1/checkout/sessions/${session}`)).toBe(0);
});

test('what is still being checked after three days is for a person; what is still open is closed', async () => {
  const checked = await started({ option: 'klarna' });
  await posted(stripe.process(checked.session));
  const open = await started();
  for (let hours = 0; hours <= 76; hours += 4) {
    pay.later(240);
    await pay.sweep();
  }
  expect(await pay.now(checked.payment)).toMatchObject({ state: 'pending', alarm: 'never_settled' });
  expect((await pay.now(open.payment)).state).toBe('cancelled');
  expect(stripe.sessions.get(open.session)!.status).toBe('expired');
  expect(await pay.logged()).toContain('payment.never_settled');
  const before = stripe.seen.length;
  pay.later(600);
  await pay.sweep();
  expect(stripe.seen.length).toBe(before);
});

test('another way to pay closes the first checkout at Stripe before the second opens', async () => {
  const first = await started();
  const second = await started({ reference: first.payment.reference, option: 'klarna' });
  expect(stripe.sessions.get(first.session)!.status).toBe('expired');
  expect((await pay.now(first.payment)).state).toBe('cancelled');
  await posted(stripe.pay(second.session));
  expect(await pay.heard(second.payment)).toEqual(['cancelled', 'succeeded']);
});

test('who has paid in the other tab is told so instead of paying again', async () => {
  const first = await started();
  stripe.pay(first.session);
  const second = await pay.add({ option: 'card', reference: first.payment.reference });
  await expect(pay.start(second)).rejects.toMatchObject({ code: 'payment.already_paid' });
  expect(await pay.heard(first.payment)).toEqual(['succeeded']);
});

test('of two payments that both succeed one counts; the other goes back by itself and nobody hears of it', async () => {
  const first = await started();
  const second = await started({ reference: first.payment.reference });
  // Stripe had let it through before it was closed.
  stripe.sessions.get(first.session)!.status = 'open';
  const [one] = stripe.pay(first.session);
  const [two] = stripe.pay(second.session);
  const row = pay.app.sql`
    select from payments.payment where company_id = ${pay.hamburg.id} and reference = ${first.payment.reference} for update`;
  await pay.app.race(row, () => [pay.post('stripe', one!), pay.post('stripe', two!)]);
  expect((await pay.heard(first.payment)).filter((what) => what === 'succeeded')).toEqual(['succeeded']);
  const both = [await pay.now(first.payment), await pay.now(second.payment)] as Payment[];
  expect(both.map(({ isSurplus }) => isSurplus).sort()).toEqual([false, true]);
  const surplus = both.find(({ isSurplus }) => isSurplus)!;
  expect(await pay.now(surplus)).toMatchObject({
    refundedCents: 1250,
    refunds: [{ state: 'succeeded', reason: 'paid_twice' }],
  });
  expect(await pay.heard(first.payment)).not.toContain('refund succeeded');
  expect(await pay.logged()).toContain('payment.paid_twice');
});

test('calls to Stripe and from it are among the company’s calls, without a secret and without the payer', async () => {
  const told: Call[] = [];
  const stop = pay.app.app.calls.watch((call) => told.push(call));
  const { session } = await started();
  await posted(stripe.pay(session));
  stop();
  expect(told.map(({ direction, method, companyId, status }) => [direction, method, companyId, status])).toEqual([
    ['out', 'POST', pay.hamburg.id, 200],
    ['in', 'POST', pay.hamburg.id, 200],
    ['in', 'POST', pay.hamburg.id, 200],
  ]);
  const outgoing = JSON.stringify(told[0]);
  expect(outgoing).toContain('/v1/checkout/sessions');
  expect(outgoing).not.toMatch(/sk_test_1|kim@example\.org/);
});
