import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Payment } from '../../contract.ts';
import { openPaymentApp, type PaymentApp } from '../payments.for-tests.ts';
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

async function paid(amountCents = 1000) {
  const payment = await pay.add({ option: 'card', amountCents });
  const session = (await pay.start(payment)).redirectTo.split('/').at(-1)!;
  for (const event of stripe.pay(session)) await pay.post('stripe', event);
  return { payment, session };
}

const refundsAt = (payment: Payment) =>
  [...stripe.refunds.values()].filter(({ metadata }) => metadata.fachwerk_payment === payment.id);

test('money goes back in parts, by a job, until nothing is left', async () => {
  const { payment } = await paid();
  await pay.refund(payment, 300);
  expect(await pay.now(payment)).toMatchObject({
    refundedCents: 300,
    refunds: [{ state: 'requested', reason: 'Kulanz' }],
  });
  expect(refundsAt(payment)).toEqual([]);
  expect(await pay.heard(payment)).toEqual(['succeeded', 'refund succeeded']);
  await pay.refund(payment, 700);
  await expect(pay.refund(payment, 1)).rejects.toMatchObject({ code: 'refund.too_high' });
  await pay.app.runJobs();
  expect(refundsAt(payment).map(({ amount }) => amount)).toEqual([300, 700]);
  expect(await pay.now(payment)).toMatchObject({
    refundedCents: 1000,
    refunds: [{ state: 'succeeded', settledAt: pay.app.time.now, personName: 'Toni Test' }, { state: 'succeeded' }],
  });
  expect(await pay.logged()).toContain('payment.refund_succeeded');
});

test('what was not paid cannot go back', async () => {
  const payment = await pay.add({ option: 'card' });
  await expect(pay.refund(payment, 1)).rejects.toMatchObject({ code: 'refund.nothing_paid' });
});

test('another company does not even know of it', async () => {
  const { payment } = await paid();
  await expect(pay.refund({ ...payment, companyId: pay.stranger.id }, 1)).rejects.toMatchObject({
    code: 'refund.nothing_paid',
  });
});

test('many who ask at once never get more than was paid', async () => {
  const { payment } = await paid();
  const row = pay.app
    .sql`select from payments.payment where company_id = ${payment.companyId} and id = ${payment.id} for update`;
  const outcomes = await pay.app.race(row, () =>
    Array.from({ length: 8 }, () =>
      pay.refund(payment, 300).then(
        () => 'refunded',
        ({ code }) => code,
      ),
    ),
  );
  expect(outcomes.sort()).toEqual([...Array(5).fill('refund.too_high'), ...Array(3).fill('refunded')]);
  await pay.app.runJobs();
  expect(refundsAt(payment)).toHaveLength(3);
  expect((await pay.now(payment)).refundedCents).toBe(900);
});

test.each(['before', 'after', 'drop'] as const)('a refund whose answer fails (%s) is done once', async (kind) => {
  const { payment } = await paid();
  stripe.faults.push({ on: 'POST /v1/refunds', kind }, { on: 'POST /v1/refunds', kind });
  await pay.refund(payment, 1000);
  await expect(pay.app.runJobs()).rejects.toThrow('no usable answer');
  expect((await pay.now(payment)).refunds[0]!.state).toBe('requested');
  await pay.app.runJobs();
  expect(refundsAt(payment)).toHaveLength(1);
  expect(await pay.heard(payment)).toEqual(['succeeded', 'refund succeeded']);
});

test('a refund that was done long ago is found again, though Stripe has forgotten the call', async () => {
  const { payment } = await paid();
  const refund = await pay.refund(payment, 400);
  await pay.app.runJobs();
  await pay.app.db.rows(pay.app.sql`
    update payments.refund set state = 'requested', provider_reference = null, looks = 1, next_look_at = ${pay.app.time.now}
    where company_id = ${payment.companyId} and id = ${refund.id}`);
  const before = stripe.count('POST /v1/refunds');
  await pay.sweep();
  expect(stripe.count('POST /v1/refunds')).toBe(before);
  expect((await pay.now(payment)).refunds).toMatchObject([{ state: 'succeeded' }]);
});

test('a plain no of the provider ends the refund, and the money may go back another time', async () => {
  const { payment, session } = await paid();
  // Somebody was quicker in the provider's own dashboard, and we have not heard of it.
  stripe.refundByHand(session, 1000);
  await pay.refund(payment, 500);
  expect(await pay.heard(payment)).toEqual(['succeeded', 'refund failed']);
  expect(await pay.now(payment)).toMatchObject({ refundedCents: 0, refunds: [{ state: 'failed' }] });
  expect(await pay.logged()).toContain('payment.refund_failed');
});

test('a refund that takes days ends with the event, or because the provider is asked', async () => {
  stripe.account.refundStatus = 'pending';
  const [byEvent, byAsking] = [await paid(), await paid()];
  await pay.refund(byEvent.payment, 100);
  await pay.refund(byAsking.payment, 100);
  await pay.app.runJobs();
  stripe.account.refundStatus = 'succeeded';
  expect((await pay.now(byEvent.payment)).refunds[0]!.state).toBe('pending');
  const [told] = refundsAt(byEvent.payment);
  const event = stripe.refundEvent(told!.id, 'succeeded');
  expect([await pay.post('stripe', event), await pay.post('stripe', event)]).toEqual([200, 200]);
  expect(await pay.heard(byEvent.payment)).toEqual(['succeeded', 'refund succeeded']);
  const [untold] = refundsAt(byAsking.payment);
  stripe.refundEvent(untold!.id, 'succeeded');
  pay.later(10);
  await pay.sweep();
  expect(await pay.heard(byAsking.payment)).toEqual(['succeeded', 'refund succeeded']);
});

test('what a bank sends back after it was done is told too', async () => {
  const { payment } = await paid();
  await pay.refund(payment, 100);
  await pay.app.runJobs();
  const [made] = refundsAt(payment);
  const failed = stripe.refundEvent(made!.id, 'failed');
  const late = stripe.refundEvent(made!.id, 'succeeded');
  for (const event of [failed, late]) await pay.post('stripe', event);
  expect(await pay.heard(payment)).toEqual(['succeeded', 'refund succeeded', 'refund failed']);
  expect((await pay.now(payment)).refundedCents).toBe(0);
});

test('a refund made at the provider is taken over, once', async () => {
  const { payment, session } = await paid();
  for (const event of stripe.refundByHand(session, 250)) await pay.post('stripe', event);
  for (const event of stripe.refundByHand(session, 250)) await pay.post('stripe', event);
  expect(await pay.heard(payment)).toEqual(['succeeded', 'refund succeeded', 'refund succeeded']);
  expect(await pay.now(payment)).toMatchObject({ refundedCents: 500, refunds: [{ reason: 'made_at_provider' }, {}] });
  await expect(pay.refund(payment, 501)).rejects.toMatchObject({ code: 'refund.too_high' });
});

test('a refund that does not come through in three days is for a person', async () => {
  stripe.account.refundStatus = 'pending';
  const { payment } = await paid();
  await pay.refund(payment, 100);
  for (let hours = 0; hours <= 76; hours += 4) {
    pay.later(240);
    await pay.sweep();
  }
  stripe.account.refundStatus = 'succeeded';
  expect((await pay.now(payment)).refunds[0]!.state).toBe('pending');
  expect((await pay.logged()).filter((type) => type === 'payment.refund_stuck')).toHaveLength(1);
});
