import { readFileSync } from 'node:fs';
import { addDays, dayOf } from '@fachwerk/base/time';
import { addFulfilment } from '@fachwerk/fulfilment/facade';
import { fulfilment } from '@fachwerk/fulfilment/module';
import type { Order } from '@fachwerk/orders/contract';
import { orderApi } from '@fachwerk/orders/contract-staff';
import { giftGivenBack } from '@fachwerk/orders/facade-record';
import { toPayCents } from '@fachwerk/orders/rules/payment';
import { openOrderAppWith } from '@fachwerk/orders/testing';
import { payLaterApi } from '@fachwerk/pay-later/contract';
import { payOrderLater } from '@fachwerk/pay-later/facade';
import { payLater } from '@fachwerk/pay-later/module';
import type { LaterOption } from '@fachwerk/payments/contract';
import { fill } from '@fachwerk/server/hooks';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayReportApi } from '../contract.ts';
import { USUAL_ACCOUNTS } from '../rules/ledger.ts';
import { dayReports } from './module.ts';

type World = Awaited<ReturnType<typeof openOrderAppWith>>;
let world: World;
const ALL = [
  'orders.read',
  'orders.status',
  'orders.refund',
  'orders.settle',
  'day_reports.read',
  'day_reports.ledger',
];
const staff = (companyId = world.hamburg.id, rights = ALL) => world.staff(companyId, rights);
const today = () => dayOf(world.app.time.now).toString();
const ON = '2026-03-02';

/** Money goes back onto vouchers that nobody keeps here. */
const vouchersForTests = { name: 'vouchers-for-tests', hooks: [fill(giftGivenBack, async () => {})] };

/** An evening: paid online, paid in cash, by card at the door, one given back in part, one cancelled, one still open. */
beforeAll(async () => {
  world = await openOrderAppWith({}, payLater, fulfilment, dayReports, vouchersForTests);
  world.app.time.now = new Date('2026-03-01T23:30:00Z');
  await world.pay(await goods());
  const cash = await later('cash');
  await handOver(cash);
  await settle(cash, 'cash');
  await settle(await later('cash'), 'card_on_site');
  await staff().call(orderApi.refund, {
    refundId: crypto.randomUUID(),
    orderId: cash.id,
    amountCents: 500,
    reason: 'Kalt',
    way: 'cash',
  });
  const cancelled = await later('cash');
  await staff().call(orderApi.setStatus, { orderId: cancelled.id, status: 'canceled', reason: '' });
  await later('cash_on_delivery');
  await world.app.runJobs();
});
afterAll(() => world.app.close());

const goods = () =>
  world.place(world.hamburg.id, {
    lines: [
      { kind: 'item', title: 'Pizza', unitCents: 1070, vatPercent: 7, data: {} },
      { kind: 'item', title: 'Cola', unitCents: 357, vatPercent: 19, data: {} },
      { kind: 'tip', title: 'Trinkgeld', subjectId: null, unitCents: 200, vatPercent: 0, data: {} },
    ],
  });
const handOver = (order: Order) =>
  world.app.db.transaction((db) =>
    addFulfilment(
      { ...world.scoped(order.companyId), db },
      {
        orderId: order.id,
        type: 'pickup',
        wishedAt: null,
        slot: null,
        address: null,
        tableName: '',
        note: '',
        preparationMinutes: 20,
        isPaidFirst: false,
      },
    ),
  );
async function later(option: LaterOption): Promise<Order> {
  const order = await goods();
  return world.app.db.transaction((db) =>
    payOrderLater({ ...world.scoped(order.companyId), db }, order, { option, siteAddress: 'http://city.example' }),
  );
}
const settle = (order: Order, option: LaterOption) =>
  staff().call(payLaterApi.settle, {
    orderId: order.id,
    option,
    amountCents: order.totalCents,
    paidOn: today(),
    note: '',
  });
const textOf = ({ body }: { body: { base64: string } }, encoding: BufferEncoding = 'utf8') =>
  Buffer.from(body.base64, 'base64').toString(encoding);

test('a day begins at midnight in Germany, and has its papers, money, tips, cancellations and what is open', async () => {
  const { body } = await staff().call(dayReportApi.show, { on: ON });
  expect(body.turnover).toMatchObject({ invoices: 3, credits: 1, grossCents: 3 * 1627 - 500 });
  expect(body.turnover.rates.map(({ vatPercent }) => vatPercent)).toEqual([19, 7, 0]);
  expect(body.turnover.rates.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(body.turnover.grossCents);
  expect(body.turnover.netCents + body.turnover.vatCents).toBe(body.turnover.grossCents);
  expect(body.payments).toEqual([
    { option: 'card_on_site', count: 1, receivedCents: 1627, refundedCents: 0 },
    { option: 'cash', count: 1, receivedCents: 1627, refundedCents: 500 },
    { option: 'test', count: 1, receivedCents: 1627, refundedCents: 0 },
  ]);
  expect(body.kinds).toEqual([
    { kind: 'item', cents: 3 * 1427 },
    { kind: 'tip', cents: 600 },
    { kind: 'correction', cents: -500 },
  ]);
  // What was taken back is no turnover, in no table.
  expect(body.deliveries.map(({ type, count }) => [type, count])).toEqual([
    [null, 2],
    ['pickup', 1],
  ]);
  expect(body.deliveries.reduce((sum, { cents }) => sum + cents, 0)).toBe(body.turnover.grossCents);
  expect(body).toMatchObject({ cancelled: { count: 1, cents: 1627 }, open: { count: 1, cents: 1627 } });
  const before = (await staff().call(dayReportApi.show, { on: '2026-03-01' })).body;
  expect(before).toMatchObject({ turnover: { invoices: 0, grossCents: 0 }, payments: [], open: { count: 0 } });
});

test('it leaves as a PDF and as a spreadsheet', async () => {
  const pdf = await staff().call(dayReportApi.export, { on: ON, format: 'pdf' });
  expect(textOf(pdf, 'latin1').slice(0, 5)).toBe('%PDF-');
  expect(pdf.body.fileName).toBe('tagesbericht-2026-03-02.pdf');
  const csv = textOf(await staff().call(dayReportApi.export, { on: ON, format: 'csv' }));
  expect(csv).toContain('Zahlungen;Bar;1;;;16,27');
  expect(csv).toContain('Zahlungen;Bar, erstattet;;;;-5');
  expect(csv).toContain('Verkäufe nach Art;Trinkgeld;;;;6');
});

test('the month is booked twice over, and what is owed at the end is what is open', async () => {
  const refused = await staff().call(dayReportApi.exportLedger, { month: '2026-03' });
  expect(refused.body).toMatchObject({ code: 'ledger.not_set_up' });
  const settings = {
    chart: 'skr03',
    consultantNumber: 29098,
    clientNumber: 55003,
    accounts: USUAL_ACCOUNTS.skr03,
  } as const;
  const saved = await staff().call(dayReportApi.saveLedger, settings);
  expect(saved.body.settings).toMatchObject({ ...settings, savedAt: expect.anything() });
  const { rows, sum } = await booked('2026-03');
  expect(sum('1400')).toBe(0);
  expect([sum('1000'), sum('1360')]).toEqual([1627 - 500, 2 * 1627]);
  expect(sum('8400') + sum('8300') + sum('1590')).toBe(-(3 * 1627 - 500));
  expect(rows.every((row) => row.length === 125 && row[9] === '0203')).toBe(true);
});

async function booked(month: string) {
  const text = textOf(await staff().call(dayReportApi.exportLedger, { month }), 'latin1');
  const rows = text
    .split('\r\n')
    .slice(2, -1)
    .map((row) => row.split(';'));
  const centsOf = (row: string[]) => Number(row[0]!.replace(',', '')) * (row[1] === '"S"' ? 1 : -1);
  const sum = (account: string) =>
    rows.reduce(
      (total, row) => total + (row[6] === account ? centsOf(row) : 0) - (row[7] === account ? centsOf(row) : 0),
      0,
    );
  return { rows, sum };
}

const cents = fc.integer({ min: 1, max: 9_999 });
const sale = fc.record({
  lines: fc.array(fc.record({ unitCents: cents, vatPercent: fc.constantFrom(19, 7, 0) }), {
    minLength: 1,
    maxLength: 3,
  }),
  /** Of a hundred: what a gift voucher pays, and what goes back. */
  gift: fc.constantFrom(0, 33, 100),
  back: fc.constantFrom(0, 50, 100),
});

test('gift vouchers are owed when they are sold and pay when they are redeemed: money and papers are the same sum, to the cent', async () => {
  world.app.time.now = new Date('2026-04-07T09:00:00Z');
  const gift = { kind: 'gift', title: 'Gutschein', subjectId: null, unitCents: 5000, vatPercent: 0, data: {} } as const;
  await world.pay(await world.place(world.hamburg.id, { lines: [gift] }));
  const sales = fc.sample(sale, { numRuns: 8, seed: 7 });
  const known = { lines: [{ unitCents: 3001, vatPercent: 7 }], gift: 33, back: 50 };
  for (const { lines, gift: percent, back } of [known, ...sales]) {
    const total = lines.reduce((sum, { unitCents }) => sum + unitCents, 0);
    const order = await world.place(world.hamburg.id, {
      lines: lines.map((line) => ({ kind: 'item', title: 'Pizza', data: {}, ...line })),
      giftCents: Math.floor((total * percent) / 100),
    });
    if (toPayCents(order) > 0) await world.pay(order);
    const amountCents = Math.floor((total * back) / 100);
    if (amountCents > 0)
      await staff().call(orderApi.refund, {
        refundId: crypto.randomUUID(),
        orderId: order.id,
        amountCents,
        reason: 'Kalt',
      });
  }
  // Never paid, so never in the books: the voucher has its money again.
  const abandoned = await world.place(world.hamburg.id, { giftCents: 100 });
  await staff().call(orderApi.setStatus, { orderId: abandoned.id, status: 'canceled', reason: '' });
  await world.app.runJobs();

  const { body } = await staff().call(dayReportApi.show, { on: '2026-04-07' });
  expect(body.giftsSold).toEqual({ count: 1, cents: 5000 });
  const gifts = body.payments.find(({ option }) => option === 'gift')!;
  expect(gifts.receivedCents).toBeGreaterThan(gifts.refundedCents);
  const money = body.payments.reduce((sum, row) => sum + row.receivedCents - row.refundedCents, 0);
  expect(money).toBe(body.turnover.grossCents + body.giftsSold.cents);
  expect(body.deliveries.reduce((sum, { count }) => sum + count, 0)).toBe(body.turnover.invoices);
  expect(body.deliveries.reduce((sum, { cents }) => sum + cents, 0)).toBe(body.turnover.grossCents);
  expect(body.kinds.reduce((sum, { cents }) => sum + cents, 0)).toBe(body.turnover.grossCents + body.giftsSold.cents);

  const { sum } = await booked('2026-04');
  expect(sum('1400')).toBe(0);
  expect(sum('1700')).toBe(gifts.receivedCents - gifts.refundedCents - 5000);
  expect(sum('1360') + sum('1700')).toBe(body.turnover.grossCents);
  expect(sum('8400') + sum('8300') + sum('8200')).toBe(-body.turnover.grossCents);
});

const refusals = [
  [
    'a day to come',
    () => staff().call(dayReportApi.show, { on: addDays(world.app.time.now, 2).toISOString().slice(0, 10) }),
    422,
  ],
  ['a day before all books', () => staff().call(dayReportApi.show, { on: '0000-01-01' }), 422],
  ['no day at all', () => staff().call(dayReportApi.show, { on: '2026-02-30' }), 422],
  ['a month to come', () => staff().call(dayReportApi.exportLedger, { month: '2090-01' }), 422],
  ['who may only read', () => staff(world.hamburg.id, ['day_reports.read']).call(dayReportApi.showLedger, {}), 403],
  ['who may nothing', () => staff(world.hamburg.id, ['orders.read']).call(dayReportApi.show, { on: ON }), 403],
] as const;
for (const [name, ask, status] of refusals)
  test(`refuses ${name}`, async () => expect((await ask()).status).toBe(status));

test('accounts of different lengths, or that are none, are refused at the field', async () => {
  const accounts = { ...USUAL_ACCOUNTS.skr03, cash: '10000' };
  const settings = { chart: 'skr03', consultantNumber: 29098, clientNumber: 1, accounts } as const;
  expect((await staff().call(dayReportApi.saveLedger, settings)).status).toBe(422);
  const none = { ...settings, accounts: { ...accounts, cash: 'Kasse' } };
  expect((await staff().call(dayReportApi.saveLedger, none)).status).toBe(422);
});

test('another company has a day of its own', async () => {
  const { body } = await staff(world.stranger.id).call(dayReportApi.show, { on: ON });
  expect(body).toMatchObject({ turnover: { invoices: 0, grossCents: 0 }, payments: [], cancelled: { count: 0 } });
  expect((await staff(world.stranger.id).call(dayReportApi.showLedger, {})).body.settings).toBeNull();
});

test('the handbook says in both languages that this is no till, and what is needed beside it', () => {
  const page = (language: string) =>
    readFileSync(new URL(`../help/day-report.${language}.md`, import.meta.url), 'utf8');
  expect(page('de')).toMatch(/\*\*Keine Registrierkasse\*\*.*TSE.*§ 146a AO[\s\S]*eine Kasse mit TSE/);
  expect(page('en')).toMatch(/\*\*Not a cash register\*\*.*TSE[\s\S]*a till with a TSE/);
});
