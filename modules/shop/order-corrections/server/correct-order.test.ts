import type { Order } from '@fachwerk/orders/contract';
import { orderApi } from '@fachwerk/orders/contract-staff';
import { findOrder } from '@fachwerk/orders/facade';
import { openOrderAppWith } from '@fachwerk/orders/testing';
import { payLaterApi } from '@fachwerk/pay-later/contract';
import { payOrderLater } from '@fachwerk/pay-later/facade';
import { payLater } from '@fachwerk/pay-later/module';
import type { LaterOption } from '@fachwerk/payments/contract';
import { paymentsOf } from '@fachwerk/payments/facade';
import { saveBankData } from '@fachwerk/payments/facade-account';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderCorrectionApi } from '../contract.ts';
import { orderCorrections } from './module.ts';

let world: Awaited<ReturnType<typeof openOrderAppWith>>;
beforeAll(async () => {
  world = await openOrderAppWith({}, payLater, orderCorrections);
  const bank = { holder: 'Hamburg', iban: 'DE89370400440532013000', bic: '', bankName: '' };
  await saveBankData(world.scoped(world.hamburg.id), { ...bank, savedAt: world.app.time.now, savedBy: 'Toni' });
});
afterAll(() => world.app.close());

const RIGHTS = ['orders.read', 'orders.correct', 'orders.settle', 'orders.status'];
const staff = (companyId = world.hamburg.id, rights = RIGHTS) => world.staff(companyId, rights);
const GOODS = [
  { kind: 'item', title: 'Pizza', unitCents: 1000, vatPercent: 7, detail: '', data: {} },
  { kind: 'item', title: 'Cola', unitCents: 300, vatPercent: 19, detail: '', data: {} },
] as const;
const place = () => world.place(world.hamburg.id, { lines: GOODS });
async function placeLater(option: LaterOption): Promise<Order> {
  const order = await place();
  return world.app.db.transaction((db) =>
    payOrderLater({ ...world.scoped(order.companyId), db }, order, { option, siteAddress: 'http://city.example' }),
  );
}
const again = async (order: Order) => (await findOrder(world.scoped(order.companyId), order.id))!;
const nothing = { removed: [], repriced: [], added: [], isRestocked: true, reason: 'Anruf' };
const correct = async (order: Order, what: object, by = staff()) =>
  by.call(orderCorrectionApi.correct, {
    ...nothing,
    orderId: order.id,
    version: (await again(order)).version,
    ...what,
  });
const story = async (order: Order) => (await staff().call(orderApi.find, { id: order.id })).body;
const KAESE = { title: 'Extra Käse', quantity: 2, unitCents: 150, vatPercent: 7 };

test('before it is paid an order is sold anew: lines, total, what is asked for, and a mail', async () => {
  const order = await placeLater('cash');
  const answer = await correct(order, { removed: [2], repriced: [{ position: 1, unitCents: 900 }], added: [KAESE] });
  expect(answer.body).toMatchObject({ totalCents: 1200, vatCents: 79, paymentState: 'open' });
  const read = await story(order);
  expect(read.lines.map(({ title, totalCents }) => [title, totalCents])).toEqual([
    ['Pizza', 900],
    ['Extra Käse', 300],
  ]);
  expect(read.payments.map(({ state, amountCents }) => [state, amountCents])).toEqual([
    ['cancelled', 1300],
    ['created', 1200],
  ]);
  expect(read.steps.find(({ kind }) => kind === 'corrected')).toMatchObject({
    data: { amountCents: -100, reason: 'Anruf', removed: ['Cola'], added: ['Extra Käse'] },
  });
  expect((await world.mails()).at(-1)!.subject).toBe(`Ihre Bestellung ${order.number} wurde geändert`);
  const paidOn = world.app.time.now.toISOString().slice(0, 10);
  const said = { orderId: order.id, option: 'cash', amountCents: 1200, paidOn, note: '' } as const;
  expect((await staff().call(payLaterApi.settle, said)).body).toMatchObject({ paymentState: 'paid', paidCents: 1200 });
  expect((await story(order)).invoices).toMatchObject([{ grossCents: 1200 }]);
});

test('after it was paid the difference goes back at its own rate, with a correction; more is refused', async () => {
  const order = await place();
  await world.pay(order);
  expect((await correct(order, { added: [KAESE] })).body.code).toBe('correction.only_less');
  expect((await correct(order, { removed: [2] })).status).toBe(200);
  await world.app.runJobs();
  expect(await again(order)).toMatchObject({ totalCents: 1300, refundedCents: 300, paymentState: 'partly_refunded' });
  const [invoice, credit] = (await story(order)).invoices;
  expect([invoice!.grossCents, credit!.grossCents, credit!.vatCents]).toEqual([1300, -300, -48]);
  expect((await correct(order, { repriced: [{ position: 1, unitCents: 0 }] })).status).toBe(200);
  // Once is enough: neither the line nor the lower price is given back again.
  expect((await correct(order, { removed: [2] })).body.code).toBe('correction.line_unknown');
  expect((await correct(order, { repriced: [{ position: 1, unitCents: 0 }] })).body.code).toBe('correction.nothing');
});

test('an invoice that is not paid yet is corrected by the difference, and less is asked for', async () => {
  const order = await placeLater('invoice');
  await correct(order, { removed: [2] });
  expect((await story(order)).invoices.map(({ kind, grossCents }) => [kind, grossCents])).toEqual([
    ['invoice', 1300],
    ['credit', -300],
  ]);
  const open = (await paymentsOf(world.scoped(order.companyId), order.id)).filter(({ state }) => state === 'created');
  expect(open.map(({ amountCents }) => amountCents)).toEqual([1000]);
});

test('two people who correct the same order at once do so once', async () => {
  const order = await placeLater('cash');
  const { sql } = world.app;
  const once = () =>
    staff().call(orderCorrectionApi.correct, { ...nothing, orderId: order.id, version: order.version, removed: [2] });
  const tries = await world.app.race(
    sql`select from orders.customer_order where company_id = ${order.companyId} and id = ${order.id} for update`,
    () => [once(), once()],
  );
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await story(order)).lines).toHaveLength(1);
});

test('another network knows nothing of it, who may not does not, and a reason is given', async () => {
  const order = await placeLater('cash');
  expect((await correct(order, { removed: [2] }, staff(world.stranger.id))).status).toBe(404);
  expect((await correct(order, { removed: [2] }, staff(world.hamburg.id, ['orders.read']))).status).toBe(403);
  expect((await correct(order, { removed: [2], reason: '' })).status).toBe(422);
  expect((await correct(order, { added: [{ ...KAESE, quantity: 1_000_000_000 }] })).status).toBe(422);
  expect((await correct(order, { added: [{ ...KAESE, unitCents: -1 }] })).status).toBe(422);
});

test('of a paid line so many pieces go back, with their money, and no more of them afterwards', async () => {
  const pens = [
    { kind: 'item', title: 'Stift', unitCents: 250, vatPercent: 19, detail: '', data: {}, quantity: 4 },
  ] as const;
  const order = await world.place(world.hamburg.id, { lines: pens });
  await world.pay(order);
  expect((await correct(order, { reduced: [{ position: 1, quantity: 4 }] })).body.code).toBe('correction.too_many');
  expect((await correct(order, { reduced: [{ position: 1, quantity: 3 }] })).status).toBe(200);
  await world.app.runJobs();
  expect(await again(order)).toMatchObject({ totalCents: 1000, refundedCents: 750 });
  expect((await story(order)).invoices.map(({ grossCents }) => grossCents)).toEqual([1000, -750]);
  expect((await correct(order, { reduced: [{ position: 1, quantity: 1 }] })).body.code).toBe('correction.too_many');
});
