import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lookAtPayments } from '../payment/check-payment.ts';
import { openPaymentApp, type PaymentApp } from '../payments.for-tests.ts';
import type { SentEvent } from './fake-server.for-tests.ts';
import { openPaypalFake, type PaypalFake } from './paypal-fake.for-tests.ts';

let pay: PaymentApp;
let paypal: PaypalFake;
beforeAll(async () => {
  paypal = await openPaypalFake();
  const account = { clientId: 'id', clientSecret: 'secret', webhookId: paypal.webhookId, apiUrl: paypal.url };
  pay = await openPaymentApp({ paypal: account });
  paypal.clock.now = () => pay.app.time.now;
});
beforeEach(() =>
  Object.assign(paypal.account, { captureStatus: 'COMPLETED', refundStatus: 'COMPLETED', declines: false }),
);
afterAll(async () => {
  await pay.app.close();
  await paypal.stop();
});

async function started(given: Parameters<PaymentApp['add']>[0] = {}) {
  const payment = await pay.add({ option: 'paypal', ...given });
  const { redirectTo } = await pay.start(payment);
  return { payment, redirectTo, order: redirectTo.split('/').at(-1)! };
}

const comeBack = ({ reference }: { reference: string }) => lookAtPayments(pay.scoped(), reference);
const post = (event: SentEvent) => pay.post('paypal', event);
const captures = (order: string) => paypal.count(`POST /v2/checkout/orders/${order}/capture`);

test('a customer is sent to PayPal with an order over the very amount', async () => {
  const { payment, redirectTo, order } = await started({ amountCents: 1999 });
  expect(redirectTo).toBe(`${paypal.url}/checkoutnow/${order}`);
  const { body, headers } = paypal.seen.filter(({ path }) => path === '/v2/checkout/orders').at(-1)!;
  expect(headers['paypal-request-id']).toBe(`payment-${payment.id}`);
  expect(JSON.parse(body)).toMatchObject({
    intent: 'CAPTURE',
    purchase_units: [
      {
        amount: { currency_code: 'EUR', value: '19.99' },
        custom_id: `${payment.companyId}:${payment.id}`,
        invoice_id: payment.id,
      },
    ],
    payment_source: {
      paypal: {
        experience_context: { return_url: 'http://city.localhost:3000/bestellung/abc/zahlung', locale: 'de-DE' },
      },
    },
  });
});

test('coming back without having agreed takes nothing; having agreed, the money is taken once', async () => {
  const { payment, order } = await started();
  await comeBack(payment);
  expect(captures(order)).toBe(0);
  paypal.approve(order);
  pay.later(1);
  await Promise.all([comeBack(payment), comeBack(payment)]);
  expect(await pay.heard(payment)).toEqual(['succeeded']);
  expect(paypal.orders.get(order)!.captures).toHaveLength(1);
});

test('who agrees and never comes back has paid all the same: the event lets the money be taken', async () => {
  const { payment, order } = await started();
  const [event] = paypal.approve(order);
  expect(await post(event!)).toBe(200);
  expect(await pay.heard(payment)).toEqual(['succeeded']);
});

test('and when that event never came, asking does', async () => {
  const { payment, order } = await started();
  paypal.approve(order);
  pay.later(3);
  await pay.sweep();
  expect(await pay.heard(payment)).toEqual(['succeeded']);
});

test.each(['before', 'after', 'drop'] as const)(
  'a capture whose answer fails (%s) takes the money once',
  async (kind) => {
    const { payment, order } = await started();
    paypal.approve(order);
    paypal.faults.push({ on: `POST /v2/checkout/orders/${order}/capture`, kind });
    await comeBack(payment);
    expect((await pay.now(payment)).state).toBe('started');
    pay.later(1);
    await comeBack(payment);
    expect(await pay.heard(payment)).toEqual(['succeeded']);
    expect(paypal.orders.get(order)!.captures).toHaveLength(1);
  },
);

test.each(['before', 'after', 'drop'] as const)('an order whose answer fails (%s) is made once', async (kind) => {
  const payment = await pay.add({ option: 'paypal' });
  const before = paypal.orders.size;
  paypal.faults.push({ on: 'POST /v2/checkout/orders', kind });
  await expect(pay.start(payment)).rejects.toMatchObject({ code: 'payment.provider_unreachable', status: 503 });
  await pay.start(payment);
  expect(paypal.orders.size - before).toBe(1);
});

test('what PayPal checks is pending until it says otherwise', async () => {
  paypal.account.captureStatus = 'PENDING';
  const { payment, order } = await started();
  paypal.approve(order);
  await comeBack(payment);
  expect((await pay.now(payment)).state).toBe('pending');
  expect(await post(paypal.captureEvent(order, 'COMPLETED'))).toBe(200);
  expect(await pay.heard(payment)).toEqual(['pending', 'succeeded']);
});

test('what PayPal denies after checking has failed', async () => {
  paypal.account.captureStatus = 'PENDING';
  const { payment, order } = await started();
  paypal.approve(order);
  await comeBack(payment);
  const denied = paypal.captureEvent(order, 'DENIED');
  const late = paypal.captureEvent(order, 'PENDING');
  for (const event of [denied, late, denied]) expect(await post(event)).toBe(200);
  expect(await pay.heard(payment)).toEqual(['pending', 'failed']);
});

test('a declined funding source is told, and the customer may choose another one at PayPal', async () => {
  paypal.account.declines = true;
  const { payment, order } = await started();
  paypal.approve(order);
  await comeBack(payment);
  expect(await pay.now(payment)).toMatchObject({ state: 'failed', failureCode: 'INSTRUMENT_DECLINED' });
  paypal.account.declines = false;
  pay.later(3);
  await pay.sweep();
  expect(await pay.heard(payment)).toEqual(['failed', 'succeeded']);
});

test('forged, changed, old and malformed events do nothing', async () => {
  const { payment, order } = await started();
  const event = paypal.captureEvent(order, 'COMPLETED');
  const { body, headers } = event;
  const longAgo = new Date(pay.app.time.now.getTime() - 5 * 24 * 3_600_000).toISOString();
  const { 'paypal-transmission-sig': _, ...unsigned } = headers;
  const refused: SentEvent[] = [
    { body, headers: unsigned },
    { body, headers: { ...headers, 'paypal-transmission-sig': 'Zm9yZ2Vk' } },
    { body: body.replace('12.50', '0.01'), headers },
    { body: JSON.stringify(JSON.parse(body)), headers },
    { body, headers: { ...headers, 'paypal-transmission-time': longAgo } },
    { body: 'no json', headers },
    paypal.signed('PAYMENT.CAPTURE.COMPLETED', 'no object'),
  ];
  for (const given of refused) expect(await post(given)).toBe(400);
  const foreign = { id: 'X', status: 'COMPLETED', amount: { currency_code: 'EUR', value: '12.50' } };
  expect(await post(paypal.signed('PAYMENT.CAPTURE.COMPLETED', foreign))).toBe(200);
  const wrongCompany = { ...foreign, custom_id: `${pay.stranger.id}:${payment.id}` };
  expect(await post(paypal.signed('PAYMENT.CAPTURE.COMPLETED', wrongCompany))).toBe(200);
  expect((await pay.now(payment)).state).toBe('started');
});

test('while PayPal cannot be asked whether it sent something, it is told to come again', async () => {
  const { payment, order } = await started();
  const event = paypal.captureEvent(order, 'COMPLETED');
  paypal.faults.push({ on: 'POST /v1/notifications', kind: 'before' });
  expect(await post(event)).toBe(503);
  expect((await pay.now(payment)).state).toBe('started');
  expect(await post(event)).toBe(200);
  expect(await pay.heard(payment)).toEqual(['succeeded']);
});

test('a success over another amount is an alarm', async () => {
  const { payment, order } = await started();
  await post(paypal.captureEvent(order, 'COMPLETED', { amount: { currency_code: 'EUR', value: '1.00' } }));
  expect(await pay.now(payment)).toMatchObject({ state: 'pending', alarm: 'amount_differs' });
});

test('who chose another way is not charged by PayPal any more, even having agreed', async () => {
  const first = await started();
  const second = await started({ reference: first.payment.reference });
  const [event] = paypal.approve(first.order);
  await post(event!);
  await pay.app.runJobs();
  expect(captures(first.order)).toBe(0);
  expect((await pay.now(first.payment)).state).toBe('cancelled');
  paypal.approve(second.order);
  await comeBack(second.payment);
  expect(await pay.heard(second.payment)).toEqual(['cancelled', 'succeeded']);
});

test('money goes back in parts, once each, and what was given back at PayPal is known', async () => {
  const { payment, order } = await started({ amountCents: 1000 });
  paypal.approve(order);
  await comeBack(payment);
  paypal.faults.push({ on: 'POST /v2/payments/captures', kind: 'drop' });
  await pay.refund(payment, 300);
  await expect(pay.app.runJobs()).rejects.toThrow('no usable answer');
  await pay.app.runJobs();
  expect(paypal.orders.get(order)!.refunds).toMatchObject([{ amount: { value: '3.00' } }]);
  await post(paypal.refundByHand(order, '2.00'));
  await pay.app.runJobs();
  expect(await pay.now(payment)).toMatchObject({
    refundedCents: 500,
    refunds: [
      { state: 'succeeded', reason: 'Kulanz' },
      { state: 'succeeded', reason: 'made_at_provider' },
    ],
  });
  await expect(pay.refund(payment, 501)).rejects.toMatchObject({ code: 'refund.too_high' });
});

test('a refund that PayPal still works on is asked after', async () => {
  paypal.account.refundStatus = 'PENDING';
  const { payment, order } = await started();
  paypal.approve(order);
  await comeBack(payment);
  await pay.refund(payment, 100);
  await pay.app.runJobs();
  expect((await pay.now(payment)).refunds[0]!.state).toBe('pending');
  paypal.orders.get(order)!.refunds[0]!.status = 'COMPLETED';
  pay.later(5);
  await pay.sweep();
  expect(await pay.heard(payment)).toEqual(['succeeded', 'refund succeeded']);
});
