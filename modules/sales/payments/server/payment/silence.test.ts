import { addMinutes } from '@fachwerk/base/time';
import { acrossCompanies, type Sql } from '@fachwerk/server/sql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPaymentApp, type PaymentApp } from '../payments.for-tests.ts';
import { openPaypalFake, type PaypalFake } from '../providers/paypal-fake.for-tests.ts';
import { openStripeFake, type StripeFake } from '../providers/stripe-fake.for-tests.ts';
import { lookAtPayments } from './check-payment.ts';
import { findPayment, saveNextCheck } from './payment-store.ts';

/** Providers that take a call, do it, and say nothing; and a house that has lost its database for a moment. */
let pay: PaymentApp;
let stripe: StripeFake;
let paypal: PaypalFake;
beforeAll(async () => {
  stripe = await openStripeFake();
  paypal = await openPaypalFake();
  pay = await openPaymentApp({
    stripe: { secretKey: 'sk_test_1', webhookSecret: stripe.secret, apiUrl: stripe.url, longestMs: '300' },
    paypal: {
      clientId: 'id',
      clientSecret: 'secret',
      webhookId: paypal.webhookId,
      apiUrl: paypal.url,
      longestMs: '300',
    },
  });
  stripe.clock.now = () => pay.app.time.now;
  paypal.clock.now = () => pay.app.time.now;
});
afterAll(async () => {
  await pay.app.close();
  await stripe.stop();
  await paypal.stop();
});

const last = (url: string) => url.split('/').at(-1)!;

test('with both accounts every way to pay is offered', async () => {
  for (const option of ['card', 'klarna', 'paypal'] as const) await pay.add({ option });
});

test('silence while a checkout opens is a 503 for the customer, and one checkout at Stripe', async () => {
  const payment = await pay.add({ option: 'card' });
  const on = 'POST /v1/checkout/sessions';
  stripe.faults.push({ on, kind: 'hang' }, { on, kind: 'hang' });
  await expect(pay.start(payment)).rejects.toMatchObject({ code: 'payment.provider_unreachable', status: 503 });
  await pay.start(payment);
  expect(stripe.sessions.size).toBe(1);
});

test('silence after PayPal has taken the money is not a failure; the next look finds it', async () => {
  const payment = await pay.add({ option: 'paypal' });
  const order = last((await pay.start(payment)).redirectTo);
  paypal.approve(order);
  paypal.faults.push({ on: `POST /v2/checkout/orders/${order}/capture`, kind: 'hang' });
  await lookAtPayments(pay.scoped(), payment.reference);
  expect((await pay.now(payment)).state).toBe('started');
  pay.later(3);
  await pay.sweep();
  expect(await pay.heard(payment)).toEqual(['succeeded']);
  expect(paypal.orders.get(order)!.captures).toHaveLength(1);
});

test('from card to PayPal: the checkout at Stripe is closed before the order at PayPal opens', async () => {
  const first = await pay.add({ option: 'card' });
  const session = last((await pay.start(first)).redirectTo);
  const second = await pay.add({ option: 'paypal', reference: first.reference });
  stripe.faults.push({ on: `POST /v1/checkout/sessions/${session}/expire`, kind: 'before' });
  stripe.faults.push({ on: `POST /v1/checkout/sessions/${session}/expire`, kind: 'before' });
  await expect(pay.start(second)).rejects.toMatchObject({ code: 'payment.provider_unreachable' });
  expect(stripe.sessions.get(session)!.status).toBe('open');
  await pay.start(second);
  expect(stripe.sessions.get(session)!.status).toBe('expired');
  expect((await pay.now(first)).state).toBe('cancelled');
});

test('what cannot be written down is a 5xx and leaves nothing; the event comes again and counts', async () => {
  const { db, sql } = pay.app;
  const payment = await pay.add({ option: 'card' });
  const session = last((await pay.start(payment)).redirectTo);
  const [event] = stripe.pay(session);
  const make = (query: Sql) => db.rows(acrossCompanies('no row is touched, the table is broken', query));
  await make(sql`
    create function payments.broken() returns trigger language plpgsql as 'begin raise exception ''broken''; end'`);
  await make(sql`create trigger broken before update on payments.payment execute function payments.broken()`);
  expect(await pay.post('stripe', event!)).toBe(500);
  await make(sql`drop trigger broken on payments.payment`);
  expect((await pay.now(payment)).state).toBe('started');
  expect(await pay.post('stripe', event!)).toBe(200);
  expect(await pay.heard(payment)).toEqual(['succeeded']);
});

test('one that was settled while the sweep was at it is not asked after again', async () => {
  const payment = await pay.add({ option: 'paypal' });
  paypal.approve(last((await pay.start(payment)).redirectTo));
  await lookAtPayments(pay.scoped(), payment.reference);
  expect((await pay.now(payment)).state).toBe('succeeded');
  expect(await saveNextCheck(pay.scoped(), payment.id, addMinutes(pay.app.time.now, 3))).toBe(false);
  expect((await findPayment(pay.scoped(), payment.id))!.nextLookAt).toBeNull();
});
