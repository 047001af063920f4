import { addDays, addMinutes, dayOf } from '@fachwerk/base/time';
import type { Order } from '@fachwerk/orders/contract';
import { orderApi } from '@fachwerk/orders/contract-staff';
import { orders } from '@fachwerk/orders/module';
import { LaterOption } from '@fachwerk/payments/contract';
import { paymentOptions, paymentOptionsWithLater, paymentsOf } from '@fachwerk/payments/facade';
import { addJob } from '@fachwerk/server/jobs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { payLaterApi } from '../contract.ts';
import { type LaterApp, openLaterApp } from './pay-later.for-tests.ts';
import { watchTransfersJob } from './watch-transfers.job.ts';

let world: LaterApp;
beforeAll(async () => {
  world = await openLaterApp();
});
afterAll(() => world.app.close());
beforeEach(() => {
  world.app.time.now = addMinutes(world.app.time.now, 10);
});

const RIGHTS = ['orders.read', 'orders.status', 'orders.refund', 'orders.settle'];
const staff = (companyId = world.hamburg.id, rights = RIGHTS) => world.staff(companyId, rights);
const today = () => dayOf(world.app.time.now).toString();
const said = (order: Order, more: object = {}) => ({
  orderId: order.id,
  option: order.laterOption ?? ('cash' as const),
  amountCents: order.totalCents,
  paidOn: today(),
  note: '',
  ...more,
});
const settle = (order: Order, more: object = {}) => staff().call(payLaterApi.settle, said(order, more));
const story = async (order: Order) => (await staff().call(orderApi.find, { id: order.id })).body;
const papers = async (order: Order) => (await story(order)).invoices.map(({ kind, grossCents }) => [kind, grossCents]);
const mailsAbout = async (order: Order) =>
  (await world.mails()).filter(({ subject, bodyText }) => (subject + bodyText).includes(order.number));
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
async function run(name: string) {
  const job = [...orders.jobs!, watchTransfersJob].find((each) => each.name === name)!;
  await addJob(world.app.work(), job, {});
  await world.app.runJobs();
}

for (const option of LaterOption.options) {
  test(`${option}: agreed without a provider, left alone while it is open, settled once`, async () => {
    const order = await world.placeLater(option);
    await world.app.runJobs();
    expect(order).toMatchObject({ laterOption: option, paymentState: 'open', status: 'new', paidAt: null });
    const [promised] = await paymentsOf(world.scoped(order.companyId), order.id);
    expect(promised).toMatchObject({ provider: 'manual', option, state: 'created', amountCents: 2450 });
    expect(world.told(order.id)).toEqual(option === 'prepayment' ? [] : ['order.placed']);
    const [mail] = await mailsAbout(order);
    expect(plain(mail!.bodyText)).toContain('24,50 €');
    expect(mail!.bodyText.includes('DE89 3704 0044 0532 0130 00')).toBe(['invoice', 'prepayment'].includes(option));

    world.app.time.now = addMinutes(world.app.time.now, 25 * 60);
    await run('cancel-unpaid-orders');
    expect(await world.again(order)).toMatchObject({ status: 'new', paymentState: 'open' });

    const tries = await world.app.race(
      world.app
        .sql`select from orders.customer_order where company_id = ${order.companyId} and id = ${order.id} for update`,
      () => [settle(order), settle(order)],
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409]);
    await world.app.runJobs();
    expect(await world.again(order)).toMatchObject({ paymentState: 'paid', status: 'approved', paidCents: 2450 });
    expect(world.told(order.id).filter((name) => name === 'order.paid')).toHaveLength(1);
    expect(await papers(order)).toEqual([['invoice', 2450]]);
    expect((await mailsAbout(order)).map(({ subject }) => subject)).toEqual([
      `Ihre Bestellung ${order.number} bei Hamburg`,
      `Zahlung zu Ihrer Bestellung ${order.number} erhalten`,
    ]);
    const steps = await world.steps(order);
    expect(steps.filter((kind) => kind === 'settled' || kind === 'paid')).toEqual(['settled', 'paid']);
  });

  test(`${option}: what was paid to people goes back when they say so, and never more than came`, async () => {
    const order = await world.placeLater(option);
    await settle(order);
    const refund = (amountCents: number, way?: 'cash' | 'transfer') =>
      staff().call(orderApi.refund, {
        refundId: crypto.randomUUID(),
        orderId: order.id,
        amountCents,
        reason: 'Kalt',
        ...(way && { way }),
      });
    await refund(450, 'cash');
    await world.app.runJobs();
    expect(await world.again(order)).toMatchObject({ refundedCents: 450, refundPendingCents: 0 });
    await refund(1000);
    await world.app.runJobs();
    expect(await world.again(order)).toMatchObject({ refundedCents: 450, refundPendingCents: 1000 });
    expect((await refund(1001)).body.code).toBe('order.refund_too_high');

    const [payment] = (await story(order)).payments;
    const waiting = payment!.refunds.find(({ state }) => state === 'requested')!;
    const give = () =>
      staff().call(payLaterApi.settleRefund, { orderId: order.id, refundId: waiting.id, way: 'transfer' });
    expect([(await give()).status, (await give()).body.code]).toEqual([200, 'refund.already_settled']);
    await world.app.runJobs();
    expect(await world.again(order)).toMatchObject({ refundedCents: 1450, refundPendingCents: 0 });
    expect(await papers(order)).toEqual([
      ['invoice', 2450],
      ['credit', -450],
      ['credit', -1000],
    ]);
  });
}

test('an invoice is there before the money, with where to transfer it; cancelled, it is taken back whole', async () => {
  const order = await world.placeLater('invoice');
  const [document] = await world.app.db.rows<{ notes: string[] }>(world.app.sql`
    select document -> 'notes' as notes from orders.invoice where company_id = ${order.companyId} and order_id = ${order.id}`);
  expect(plain(document!.notes.join('\n'))).toContain('24,50 €');
  for (const words of ['Kasse Hamburg', 'IBAN DE89 3704 0044 0532 0130 00', `Verwendungszweck ${order.number}`]) {
    expect(document!.notes.join('\n')).toContain(words);
  }
  await staff().call(orderApi.setStatus, { orderId: order.id, status: 'canceled', reason: 'Ofen kaputt' });
  expect(await papers(order)).toEqual([
    ['invoice', 2450],
    ['credit', -2450],
  ]);
  const [promised] = await paymentsOf(world.scoped(order.companyId), order.id);
  expect(promised!.state).toBe('cancelled');
  expect((await settle(order)).body.code).toBe('order.canceled');
  await world.app.runJobs();
  expect(world.told(order.id)).toEqual(['order.placed', 'order.cancelled']);
});

test('a prepayment is reminded of once, and cancelled when it is not there in time', async () => {
  const order = await world.placeLater('prepayment');
  const subjects = async () => (await mailsAbout(order)).map(({ subject }) => subject);
  const first = `Ihre Bestellung ${order.number} bei Hamburg`;
  const reminder = `Zahlungserinnerung zu Ihrer Bestellung ${order.number}`;
  world.app.time.now = addDays(order.dueAt!, -3);
  await run('watch-transfers');
  expect(await subjects()).toEqual([first]);
  world.app.time.now = addMinutes(addDays(order.dueAt!, -2), 5);
  await run('watch-transfers');
  await run('watch-transfers');
  expect(await subjects()).toEqual([first, reminder]);
  world.app.time.now = addMinutes(order.dueAt!, 5);
  await run('watch-transfers');
  expect(await world.again(order)).toMatchObject({ status: 'canceled', paymentState: 'open' });
  expect((await world.again(order)).cancelReason).toMatch(/bis zum .* nicht eingegangen/);
  expect(world.told(order.id)).toEqual(['order.cancelled']);
});

test('an invoice is reminded of and never cancelled; nor is a prepayment that somebody has begun with', async () => {
  const invoice = await world.placeLater('invoice');
  const begun = await world.placeLater('prepayment');
  await staff().call(orderApi.setStatus, { orderId: begun.id, status: 'process', reason: '' });
  world.app.time.now = addDays(invoice.dueAt!, 3);
  await run('watch-transfers');
  await run('watch-transfers');
  expect([(await world.again(invoice)).status, (await world.again(begun)).status]).toEqual(['new', 'process']);
  expect((await world.steps(invoice)).filter((kind) => kind === 'reminded')).toHaveLength(1);
});

test('who promised cash may pay online after all: nobody asks for it again, and nothing is a surplus', async () => {
  const order = await world.placeLater('cash');
  await world.pay(order);
  expect(await world.again(order)).toMatchObject({ paymentState: 'paid' });
  const states = (await paymentsOf(world.scoped(order.companyId), order.id)).map(({ option, state }) => [
    option,
    state,
  ]);
  expect(states).toEqual([
    ['cash', 'cancelled'],
    ['test', 'succeeded'],
  ]);
  expect((await settle(order)).body.code).toBe('order.already_paid');
});

test('who could not pay online pays at the counter, by card instead of cash, yesterday', async () => {
  const order = await world.place();
  await world.pay(order, 'decline');
  world.app.time.now = addDays(world.app.time.now, 1);
  const paidOn = dayOf(order.placedAt).toString();
  expect((await settle(order, { option: 'card_on_site', paidOn, note: 'Beleg 7' })).status).toBe(200);
  const paid = await world.again(order);
  expect(paid).toMatchObject({ paymentState: 'paid', laterOption: null });
  expect(dayOf(paid.paidAt!).toString()).toBe(paidOn);
  const step = (await story(order)).steps.find(({ kind }) => kind === 'settled')!;
  expect(step).toMatchObject({ personKind: 'staff', data: { option: 'card_on_site', note: 'Beleg 7' } });
});

const refusals = [
  ['another amount', { amountCents: 2449 }, 422, 'payment.other_amount'],
  ['a day to come', { paidOn: '2090-01-01' }, 422, 'settling.other_day'],
  ['a day that is none', { paidOn: '31.12.' }, 422, 'input.invalid'],
] as const;
for (const [name, more, status, code] of refusals) {
  test(`settling refuses ${name}`, async () => {
    const order = await world.placeLater('cash');
    expect((await settle(order, more)).body).toMatchObject({ code });
    expect((await settle(order, more)).status).toBe(status);
    expect(await world.again(order)).toMatchObject({ paymentState: 'open' });
  });
}

test('another network knows nothing of it, and who may not settle does not', async () => {
  const order = await world.placeLater('cash');
  const paid = world.pay(await world.placeLater('cash'));
  await paid;
  const stranger = staff(world.stranger.id);
  const asked = [
    await stranger.call(payLaterApi.settle, said(order)),
    await stranger.call(payLaterApi.settleRefund, { orderId: order.id, refundId: order.id, way: 'cash' }),
    await world.app.call(payLaterApi.howToPay, { orderHash: order.orderHash }, { siteOf: world.stranger.id }),
    await staff().call(payLaterApi.settleRefund, { orderId: order.id, refundId: order.id, way: 'cash' }),
  ];
  expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  const reader = staff(world.hamburg.id, ['orders.read']);
  expect((await reader.call(payLaterApi.settle, said(order))).status).toBe(403);
});

test('no cent of one party is asked for at another: each is told the account of whom they ordered from', async () => {
  const how = async (order: Order) =>
    (await world.app.call(payLaterApi.howToPay, { orderHash: order.orderHash }, { siteOf: world.city.id })).body
      .howToPay;
  const hamburg = await world.placeLater('prepayment');
  const city = await world.placeLater('prepayment', world.city.id);
  expect(await how(hamburg)).toMatchObject({
    purpose: hamburg.number,
    amountCents: 2450,
    bank: { iban: 'DE89370400440532013000' },
  });
  expect(await how(city)).toMatchObject({ bank: { iban: 'DE02120300000000202051' } });
  const cash = await world.placeLater('cash');
  expect(await how(cash)).toMatchObject({ option: 'cash', bank: null, dueAt: null });
  await settle(cash);
  expect(await how(cash)).toBeNull();
  // Whoever has said nowhere where to is not paid by transfer.
  const without = await world.place(world.stranger.id);
  await expect(world.agree(without, 'prepayment')).rejects.toMatchObject({ code: 'payment.option_unavailable' });
});

test('a box is paid online; only who asks for it is offered to pay later', async () => {
  const offered = async (list: typeof paymentOptions, companyId: string) =>
    (await list(world.scoped(companyId))).map(({ option }) => option);
  expect(await offered(paymentOptions, world.hamburg.id)).toEqual(['test']);
  expect(await offered(paymentOptionsWithLater, world.hamburg.id)).toEqual(['test', ...LaterOption.options]);
  expect(await offered(paymentOptionsWithLater, world.stranger.id)).toEqual([
    'test',
    'cash',
    'card_on_site',
    'cash_on_delivery',
  ]);
});

test('what costs nothing is settled already', async () => {
  const order = await world.place(world.hamburg.id, { lines: [{ kind: 'item', unitCents: 0 }] });
  expect(await world.agree(order, 'cash')).toMatchObject({ paymentState: 'paid', laterOption: null });
  expect(await paymentsOf(world.scoped(order.companyId), order.id)).toEqual([]);
});
