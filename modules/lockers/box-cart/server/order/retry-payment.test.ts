import { checkoutApi } from '@fachwerk/cart/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openCheckout, type TestCheckout, type TestPlace } from '../checkout.for-tests.ts';

let shop: TestCheckout;
let berlin: TestPlace;
beforeAll(async () => {
  shop = await openCheckout();
});
afterAll(() => shop.app.close());
beforeEach(async () => {
  shop.later(2);
  berlin = await shop.place(shop.city, 'Berlin');
  await shop.boxes(berlin, 2);
});

async function ordered() {
  const kim = shop.visitor();
  await kim.add(berlin);
  const { orderHash, redirectTo } = (await kim.place()).body;
  const retry = () => kim.call(checkoutApi.retryPayment, { orderHash, paymentOption: 'test' });
  return { kim, orderHash, redirectTo, retry };
}

test('a payment that was declined can be tried again, and then succeeds', async () => {
  const { kim, orderHash, redirectTo, retry } = await ordered();
  await kim.choose(redirectTo, 'decline');
  expect(await kim.state(orderHash, true)).toMatchObject({ result: 'failed', paymentOption: 'test', rentals: [] });
  const again = await retry();
  expect(again.body.redirectTo).not.toBe(redirectTo);
  await kim.choose(again.body.redirectTo);
  expect((await kim.state(orderHash)).result).toBe('paid');
  expect((await retry()).body.code).toBe('order.already_paid');
});

test('a payment that was given up is one that failed', async () => {
  const { kim, orderHash, redirectTo } = await ordered();
  await kim.choose(redirectTo, 'cancel');
  expect((await kim.state(orderHash, true)).result).toBe('failed');
});

test('a payment that is being checked says so, until the provider has decided', async () => {
  const { kim, orderHash, redirectTo } = await ordered();
  await kim.choose(redirectTo, 'pend');
  expect((await kim.state(orderHash)).result).toBe('pending');
  shop.later(30);
  await shop.app.runJobs();
  expect((await kim.state(orderHash, true)).result).toBe('paid');
});

test('who opens the page beside the payment is told that it is open elsewhere; who comes back, that it is being checked', async () => {
  const { kim, orderHash } = await ordered();
  expect((await kim.state(orderHash)).result).toBe('elsewhere');
  expect((await kim.state(orderHash, true)).result).toBe('pending');
});

test('two taps on "pay again" are one payment', async () => {
  const { kim, orderHash, redirectTo, retry } = await ordered();
  await kim.choose(redirectTo, 'decline');
  const { sql } = shop.app;
  const row = sql`select from orders.customer_order where company_id = ${shop.city.id} and order_hash = ${orderHash} for update`;
  const answers = await shop.app.race(row, () => [retry(), retry()]);
  expect(new Set(answers.map(({ body }) => body.redirectTo)).size).toBe(1);
  const { payments } = await shop.app.db
    .first<{ payments: number }>(sql`
      select count(*) as payments from payments.payment p join orders.customer_order o on o.company_id = p.company_id and o.id = p.reference
      where o.company_id = ${shop.city.id} and p.company_id = ${shop.city.id} and o.order_hash = ${orderHash}`)
    .then((found) => found!);
  expect(payments).toBe(2);
});

test('the same way again while it is open leads to the same page of the provider', async () => {
  const { redirectTo, retry } = await ordered();
  expect((await retry()).body.redirectTo).toBe(redirectTo);
});
