import type { Input } from '@fachwerk/base/contract';
import { orderApi } from '@fachwerk/orders/contract-staff';
import { findOrder, linesOf } from '@fachwerk/orders/facade';
import { newId } from '@fachwerk/server/ids';
import { openGoods, type TestGoods } from '@fachwerk/shop-cart/testing';
import { giftApi } from '@fachwerk/vouchers/contract-gift';
import { vouchers } from '@fachwerk/vouchers/module';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { orderEntryApi } from '../../contract.ts';
import { orderEntry } from '../module.ts';

let bella: TestGoods;
beforeAll(async () => {
  bella = await openGoods({}, vouchers, orderEntry);
});
afterAll(() => bella.app.close());
beforeEach(() => bella.later(2));

type Entry = Input<typeof orderEntryApi.placeGift>;
const RIGHTS = ['orders.enter', 'orders.read', 'orders.status', 'vouchers.read'];
const desk = (company = bella.bella) => bella.app.as({ companyId: company.id, capabilities: RIGHTS });
const entryOf = (given: Partial<Entry> = {}): Entry => ({
  entryId: newId(),
  customerId: null,
  contact: { firstName: 'Ada', lastName: 'Lang', phone: '0151 12345', email: 'ada@example.org' },
  language: 'de',
  wish: { amountCents: 5000, recipient: 'Ben', message: 'Guten Appetit' },
  payment: 'link',
  ...given,
});
const sell = (given: Partial<Entry> = {}, company = bella.bella) =>
  desk(company).call(orderEntryApi.placeGift, entryOf(given));
const gifts = async () => (await desk().call(giftApi.list, {})).body.gifts;

test('a caller buys a gift voucher by link: one order, one mail with the link, and no voucher before it is paid', async () => {
  const entryId = newId();
  const answers = [await sell({ entryId }), await sell({ entryId })];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]!.body).toEqual(answers[1]!.body);
  const { orderId } = answers[0]!.body;
  const order = (await findOrder(bella.inside(), orderId))!;
  const [line] = await linesOf(bella.inside(), orderId);
  expect([order.totalCents, order.vatCents, line]).toMatchObject([
    5000,
    0,
    { kind: 'gift', data: { recipient: 'Ben' } },
  ]);
  expect(await gifts()).toEqual([]);
  await bella.app.runJobs();
  const mails = await bella.app.db.rows<{ bodyText: string }>(bella.app.sql`
    select body_text from kit.mail where company_id = ${bella.bella.id} and recipient = 'ada@example.org'`);
  expect(mails.map(({ bodyText }) => bodyText.includes(`/bestellung/${order.orderHash}/zahlung`))).toEqual([true]);
});

test('paid in cash at the counter it is issued once somebody says that the money is there', async () => {
  const { orderId } = (await sell({ payment: 'cash' })).body;
  const paid = await desk().call(orderApi.setStatus, { orderId, status: 'finished', reason: '' });
  expect(paid.body).toMatchObject({ status: 'finished', paymentState: 'paid' });
  bella.later(11);
  await bella.app.runJobs();
  expect((await gifts()).filter((gift) => gift.orderId === orderId)).toMatchObject([{ balanceCents: 5000 }]);
});

const refusals: readonly (readonly [string, Partial<Entry>, number, string])[] = [
  [
    'there is no address to mail it to',
    { contact: { ...entryOf().contact, email: '' }, payment: 'cash' },
    422,
    'entry.contact_incomplete',
  ],
  ['it is to be brought by a carrier', { payment: 'cash_on_delivery' }, 409, 'payment.option_unavailable'],
  ['it is worth too little', { wish: { ...entryOf().wish, amountCents: 499 } }, 422, 'input.invalid'],
  ['it is nobody we know', { customerId: newId() }, 404, 'customer.unknown'],
];
test.each(refusals)('when %s nothing is sold', async (_name, given, status, code) => {
  const before = await bella.orderCount();
  const answer = await sell(given);
  expect([answer.status, (answer.body as unknown as { code: string }).code]).toEqual([status, code]);
  expect(await bella.orderCount()).toBe(before);
});
