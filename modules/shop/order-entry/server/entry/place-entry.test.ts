import type { Input } from '@fachwerk/base/contract';
import { couponFor, couponUsed } from '@fachwerk/cart/facade-codes';
import { findFulfilment } from '@fachwerk/fulfilment/facade';
import { findOrder, linesOf } from '@fachwerk/orders/facade';
import { fill } from '@fachwerk/server/hooks';
import { newId } from '@fachwerk/server/ids';
import { openGoods, type TestGoods, TO_DOOR, TO_FETCH } from '@fachwerk/shop-cart/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { orderEntryApi } from '../../contract.ts';
import { orderEntry } from '../module.ts';

/** One code that takes three euros off, and what it was used for. */
const used: string[] = [];
const couponsForTests = {
  name: 'coupons-for-tests',
  hooks: [
    fill(couponFor, async (_ctx, { code }) =>
      code === 'DANKE'
        ? { title: 'Danke', discount: { cents: 300, lineIds: null, isDeliveryFree: false }, whyNot: null }
        : null,
    ),
    fill(couponUsed, async (_ctx, { orderId, savedCents }) => {
      used.push(`${orderId} ${savedCents}`);
    }),
  ],
};

let bella: TestGoods;
beforeAll(async () => {
  bella = await openGoods({}, orderEntry, couponsForTests);
});
afterAll(() => bella.app.close());
beforeEach(() => bella.later(2));

type Entry = Input<typeof orderEntryApi.place>;
type Item = Awaited<ReturnType<TestGoods['addItem']>>;

const KIM = { firstName: 'Kim', lastName: 'Lang', phone: '0151 / 123 45', email: '' };
const desk = (company = bella.bella) => bella.app.as({ companyId: company.id, capabilities: ['orders.enter'] });

const two = ({ id }: Item, quantity = 2) => ({
  id: newId(),
  choice: { itemId: id, variantId: null, extras: [] },
  quantity,
  note: '',
});
const entryOf = (item: Item, given: Partial<Entry> = {}): Entry => ({
  entryId: newId(),
  customerId: null,
  contact: KIM,
  language: 'de',
  lines: [two(item)],
  handover: TO_DOOR,
  tableName: '',
  payment: 'cash',
  expectedTotalCents: 2050,
  ...given,
});
const place = (entry: Entry, company = bella.bella) => desk(company).call(orderEntryApi.place, entry);
const orderOf = async (orderId: string) => (await findOrder(bella.inside(), orderId))!;
const mailsTo = (email: string) =>
  bella.app.db.rows<{ subject: string; bodyText: string; attachments: unknown[] }>(
    bella.app.sql`select * from kit.mail where company_id = ${bella.bella.id} and recipient = ${email}`,
  );

test('an order by telephone is in the kitchen at once, names who wrote it down, and is told without being paid', async () => {
  const pizza = await bella.addItem('Margherita');
  await bella.setStock(pizza, 5);
  const quote = await desk().call(orderEntryApi.quote, { lines: [two(pizza)], handover: TO_DOOR, tableName: '' });
  expect(quote.body).toMatchObject({
    type: 'delivery',
    totalCents: 2050,
    areaName: 'Mitte',
    whyNot: null,
    open: [],
    sums: { goodsCents: 1800, deliveryCents: 250 },
    payments: ['cash', 'link'],
  });
  const { status, body } = await place(entryOf(pizza));
  expect(status).toBe(200);
  const order = await orderOf(body.orderId);
  expect(order).toMatchObject({
    totalCents: 2050,
    laterOption: 'cash',
    paymentState: 'open',
    contact: { lastName: 'Lang', email: '', city: 'Berlin' },
  });
  expect(await findFulfilment(bella.inside(), order.id)).toMatchObject({ state: 'new', address: { phone: KIM.phone } });
  expect(await bella.stockOf(pizza)).toBe(3);
  const [step] = await bella.app.db.rows(bella.app.sql`
    select kind, person_kind, person_name from orders.order_step
    where company_id = ${bella.bella.id} and order_id = ${order.id} order by at, id limit 1`);
  expect(step).toEqual({ kind: 'placed', personKind: 'staff', personName: 'Test Person' });
  const [entry] = await bella.app.db.rows(bella.app.sql`
    select action, actor_name from kit.audit_entry where company_id = ${bella.bella.id} and subject_id = ${order.id}`);
  expect(entry).toEqual({ action: 'order.entered', actorName: 'Test Person' });
});

test('who has no address is known by the number, however it is written; who has one gets the texts', async () => {
  const pizza = await bella.addItem('Margherita');
  const first = await orderOf((await place(entryOf(pizza))).body.orderId);
  const again = entryOf(pizza, { contact: { ...KIM, phone: '+49 151 12345' } });
  expect((await orderOf((await place(again)).body.orderId)).customerId).toBe(first.customerId);
  const named = entryOf(pizza, { customerId: first.customerId, contact: { ...KIM, email: 'lang@example.org' } });
  expect((await orderOf((await place(named)).body.orderId)).customerId).toBe(first.customerId);
  await bella.app.runJobs();
  const [mail] = await mailsTo('lang@example.org');
  expect(mail!.bodyText).toContain('Margherita');
  expect(mail!.attachments).toHaveLength(2);
  // From now on this is their address, and whoever calls without one is somebody else.
  const byAddress = entryOf(pizza, { contact: { ...KIM, email: 'lang@example.org' } });
  expect((await orderOf((await place(byAddress)).body.orderId)).customerId).toBe(first.customerId);
});

test('a link is paid first: the mail has it, the kitchen waits, and after two hours the goods are for others', async () => {
  const pizza = await bella.addItem('Margherita');
  await bella.setStock(pizza, 2);
  const entry = entryOf(pizza, { payment: 'link', contact: { ...KIM, email: 'link@example.org' } });
  const { body } = await place(entry);
  const order = await orderOf(body.orderId);
  expect(await findFulfilment(bella.inside(), order.id)).toMatchObject({ state: 'waiting' });
  const [mail] = await mailsTo('link@example.org');
  expect(mail!.bodyText).toContain(`/bestellung/${order.orderHash}/zahlung`);
  bella.later(100);
  await bella.app.runJobs();
  expect(await bella.stockOf(pizza)).toBe(0);
  bella.later(21);
  await bella.app.runJobs();
  expect([await bella.stockOf(pizza), (await orderOf(order.id)).status]).toEqual([2, 'canceled']);
});

const refusals: readonly (readonly [string, (item: Item) => Partial<Entry>, number, string])[] = [
  ['nothing was written down', () => ({ lines: [] }), 422, 'entry.empty'],
  ['there is no name', () => ({ contact: { ...KIM, lastName: '' } }), 422, 'entry.contact_incomplete'],
  ['a link has nowhere to go', () => ({ payment: 'link' }), 422, 'entry.contact_incomplete'],
  ['nobody said how it is paid', () => ({ payment: null }), 422, 'entry.payment_missing'],
  ['the shop does not take that', () => ({ payment: 'card_on_site' }), 409, 'payment.option_unavailable'],
  ['the street is missing', () => ({ handover: { ...TO_DOOR, street: '' } }), 422, 'goods.delivery_incomplete'],
  ['nobody delivers there', () => ({ handover: { ...TO_DOOR, postcode: '99999' } }), 422, 'goods.delivery_incomplete'],
  ['it is below the minimum', (item) => ({ lines: [two(item, 1)] }), 409, 'goods.below_minimum'],
  ['the caller was told another price', () => ({ expectedTotalCents: 1999 }), 409, 'entry.total_changed'],
  ['there is no such customer', () => ({ customerId: newId() }), 404, 'customer.unknown'],
];
test.each(refusals)('when %s nothing is ordered', async (_name, given, status, code) => {
  const pizza = await bella.addItem('Margherita');
  const before = await bella.orderCount();
  const answer = await place(entryOf(pizza, given(pizza)));
  expect([answer.status, (answer.body as unknown as { code: string }).code]).toEqual([status, code]);
  expect(await bella.orderCount()).toBe(before);
});

test('the same entry sent twice at once is one order', async () => {
  const pizza = await bella.addItem('Margherita');
  await bella.setStock(pizza, 10);
  const entry = entryOf(pizza);
  const before = await bella.orderCount();
  const answers = await bella.app.race(
    bella.app.sql`select from catalog.item where company_id = ${bella.bella.id} and id = ${pizza.id} for update`,
    () => [place(entry), place(entry)],
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]!.body.orderId).toBe(answers[1]!.body.orderId);
  expect([(await bella.orderCount()) - before, await bella.stockOf(pizza)]).toEqual([1, 8]);
});

test('of two on two telephones who want the last one, one gets it', async () => {
  const pizza = await bella.addItem('Margherita');
  await bella.setStock(pizza, 2);
  const entry = () => entryOf(pizza, { handover: TO_FETCH, expectedTotalCents: 1800 });
  const answers = await bella.app.race(
    bella.app.sql`select from catalog.item where company_id = ${bella.bella.id} and id = ${pizza.id} for update`,
    () => [place(entry()), place({ ...entry(), contact: { ...KIM, phone: '030 999' } })],
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await bella.stockOf(pizza)).toBe(0);
});

test('another shop sells nothing of it, knows nobody of it, and who may not is refused', async () => {
  const pizza = await bella.addItem('Margherita', { number: '4711' });
  const known = (await orderOf((await place(entryOf(pizza))).body.orderId)).customerId;
  const stranger = desk(bella.other);
  expect((await stranger.call(orderEntryApi.items, { search: '4711' })).body.found).toEqual([]);
  expect((await stranger.call(orderEntryApi.callers, { search: '0151' })).body.callers).toEqual([]);
  expect((await place(entryOf(pizza), bella.other)).body).toMatchObject({ code: 'item.gone' });
  const own = await bella.addItem('Calzone', {}, bella.other);
  expect((await place(entryOf(own, { customerId: known }), bella.other)).body).toMatchObject({
    code: 'customer.unknown',
  });
  const nobody = bella.app.as({ companyId: bella.bella.id, capabilities: ['orders.read'] });
  expect((await nobody.call(orderEntryApi.place, entryOf(pizza))).status).toBe(403);
});

test('a caller is found by the number or the name, with where it went last; an item by its exact number first', async () => {
  await bella.addItem('Acqua 0,7', { number: '70' });
  const pizza = await bella.addItem('Diavolo', { number: '7' });
  await place(entryOf(pizza, { contact: { ...KIM, lastName: 'Zumthor', phone: '0171 555' } }));
  const find = async (search: string) => (await desk().call(orderEntryApi.callers, { search })).body.callers;
  for (const search of ['+49171', '0171 55', 'zumthor']) {
    expect(await find(search)).toMatchObject([{ lastName: 'Zumthor', addresses: [{ street: TO_DOOR.street }] }]);
  }
  const { found } = (await desk().call(orderEntryApi.items, { search: '7' })).body;
  expect(found[0]!.offer.number).toBe('7');
  expect(found.map(({ offer }) => offer.number)).toContain('70');
});

const FIRM = { company: 'Kontor GmbH', vatId: 'de 999999999', street: 'Hafen 1', postcode: '20457', city: 'Hamburg' };

test('on the telephone as at the till: a coupon, a tip, an invoice to a company; a wrong code takes nothing off', async () => {
  const pizza = await bella.addItem('Margherita');
  const wanted = { lines: [two(pizza)], handover: { ...TO_FETCH, invoiceTo: FIRM }, tableName: '' };
  const tip = { kind: 'percent', value: 10 } as const;
  const quote = (given: object) => desk().call(orderEntryApi.quote, { ...wanted, ...given });
  const priced = (await quote({ tip, voucherCode: 'DANKE' })).body;
  expect(priced).toMatchObject({
    whyNot: null,
    voucher: { title: 'Danke', whyNot: null },
    tips: { isOffered: true, percents: [5, 10] },
    sums: { goodsCents: 1800, discountCents: 300, tipCents: expect.any(Number) },
  });
  const entry = entryOf(pizza, { ...wanted, tip, voucherCode: 'DANKE', expectedTotalCents: priced.totalCents });
  const { orderId } = (await place(entry)).body;
  const order = await orderOf(orderId);
  expect(order).toMatchObject({
    totalCents: priced.totalCents,
    contact: { company: 'Kontor GmbH', vatId: 'DE999999999', city: 'Hamburg' },
  });
  const kinds = (await linesOf(bella.inside(), orderId)).map(({ kind }) => kind);
  expect(kinds).toEqual(['item', 'discount', 'tip']);
  expect(used).toEqual([`${orderId} 300`]);

  expect((await quote({ voucherCode: 'FALSCH' })).body).toMatchObject({
    whyNot: null,
    voucher: { whyNot: { code: 'cart.code_unknown' } },
  });
  const wrong = { ...entry, entryId: newId() };
  expect((await place({ ...wrong, voucherCode: 'FALSCH' })).body).toMatchObject({ code: 'entry.total_changed' });
  const noSuchTip = { ...wrong, tip: { kind: 'percent' as const, value: 33 } };
  const asked = (await quote({ tip: noSuchTip.tip, voucherCode: 'DANKE' })).body.totalCents;
  expect((await place({ ...noSuchTip, expectedTotalCents: asked })).body).toMatchObject({
    code: 'goods.tip_not_offered',
  });
});
