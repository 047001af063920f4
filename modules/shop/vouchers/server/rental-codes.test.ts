import { boxCartApi } from '@fachwerk/box-cart/contract';
import { openCheckout, type TestCheckout } from '@fachwerk/box-cart/testing';
import { checkoutApi } from '@fachwerk/cart/contract';
import { catalog } from '@fachwerk/catalog/module';
import type { CompanyRef } from '@fachwerk/companies/contract';
import { fulfilment } from '@fachwerk/fulfilment/module';
import { itemOptions } from '@fachwerk/item-options/module';
import { orderCorrections } from '@fachwerk/order-corrections/module';
import { findOwnOrder, linesOf } from '@fachwerk/orders/facade';
import { cancellationApi } from '@fachwerk/rental-changes/contract-cancellation';
import { cancellations, rentalChanges } from '@fachwerk/rental-changes/module';
import { newId } from '@fachwerk/server/ids';
import { shop } from '@fachwerk/shop/module';
import { goods } from '@fachwerk/shop-cart/module';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CouponData, couponApi, voucherCapabilities } from '../contract.ts';
import { giftApi } from '../contract-gift.ts';
import { codeOfGift, findGift, listGiftsOf } from './gift/gift-store.ts';
import { vouchers } from './module.ts';

let city: TestCheckout;
beforeAll(async () => {
  city = await openCheckout(
    {},
    catalog,
    itemOptions,
    shop,
    fulfilment,
    orderCorrections,
    goods,
    vouchers,
    rentalChanges,
    cancellations,
  );
  // Gift vouchers are sold where there is something to rent.
  await city.place(city.city, 'Markt');
});
afterAll(() => city.app.close());
beforeEach(() => city.later(2));

const TEN: CouponData = {
  code: 'ZEHN',
  name: 'Zehn Prozent',
  kind: 'percent',
  amountCents: 0,
  percent: 10,
  itemId: null,
  types: [],
  itemIds: [],
  categoryIds: [],
  weekdays: [],
  minimumCents: 0,
  fromOn: null,
  untilOn: null,
  mostUses: null,
  mostPerCustomer: null,
  isFirstOrder: false,
};
const inside = ({ id }: CompanyRef = city.city) => ({ ...city.app.work(), companyId: id });
const boss = ({ id }: CompanyRef = city.city) =>
  city.app.as({ companyId: id, capabilities: Object.keys(voucherCapabilities) });

let count = 0;
async function addCoupon(given: Partial<CouponData> = {}, company = city.city) {
  count += 1;
  const { status, body } = await boss(company).call(couponApi.add, {
    coupon: { ...TEN, code: `FACH${count}`, ...given },
  });
  expect(status).toBe(200);
  return body;
}
const couponNow = async (id: string) => (await boss().call(couponApi.find, { id })).body.coupon;

/** A gift voucher that was bought on the site of the operator, and its code. */
async function bought(amountCents: number) {
  const ada = city.visitor();
  const { status, body } = await ada.call(giftApi.buy, {
    purchaseId: newId(),
    wish: { amountCents, recipient: 'Ben', message: '' },
    contact: { email: 'ada@example.org', firstName: 'Ada', lastName: 'Lang', phone: '' },
    accepted: { terms: true, privacy: true, withdrawal: true },
    paymentOption: 'test',
  });
  expect(status).toBe(200);
  await ada.choose(body.redirectTo);
  const order = (await findOwnOrder(inside(), body.orderHash))!;
  const [gift] = await city.app.db.transaction((db) => listGiftsOf({ ...inside(), db }, order.id));
  return { id: gift!.id, code: codeOfGift(inside(), gift!)! };
}
const leftOn = async (id: string) => (await findGift(inside(), id))!.balanceCents;

/** Somebody with so many boxes for two hours in the cart, 4 € each, beginning now or in three hours. */
async function renter({ boxes = 1, isLater = false, company = city.city } = {}) {
  const place = await city.place(company, 'Bahnhof');
  await city.boxes(place, boxes + 3);
  const kim = city.visitor();
  const startsAt = new Date(city.app.time.now.getTime() + 180 * 60_000);
  const period = { durationMinutes: 120, ...(isLater && { startsAt }) };
  for (let at = 0; at < boxes; at++) expect((await kim.add(place, { period })).status).toBe(200);
  return { ...kim, enter: (code: string) => kim.call(checkoutApi.saveCode, { code }) };
}
const orderOf = async (hash: string, company = city.city) => (await findOwnOrder(inside(company), hash))!;
const papersOf = (orderId: string) =>
  city.app.db.rows<{ kind: string; grossCents: number; vatCents: number }>(city.app.sql`
    select kind, gross_cents, vat_cents from orders.invoice
    where company_id = ${city.city.id} and order_id = ${orderId} order by sequence`);

test('a coupon makes boxes cheaper, each at its own rate of VAT, and says so on the invoice', async () => {
  const coupon = await addCoupon({ percent: 15 });
  const kim = await renter({ boxes: 2 });
  expect((await kim.enter(coupon.code.toLowerCase())).status).toBe(200);
  const cart = await kim.cart();
  expect(cart).toMatchObject({
    totalCents: 680,
    toPayCents: 680,
    vatCents: 109,
    coupon: { title: `Zehn Prozent (${coupon.code})`, whyNot: null },
    discounts: [{ priceCents: -60 }, { priceCents: -60 }],
  });
  const { body } = await kim.place();
  await kim.choose(body.redirectTo);
  const order = await orderOf(body.orderHash);
  expect(order).toMatchObject({ totalCents: 680, paymentState: 'paid', status: 'process' });
  const lines = await linesOf(inside(), order.id);
  expect(lines.map(({ kind, totalCents, vatPercent }) => [kind, totalCents, vatPercent])).toEqual([
    ['rental', 400, 19],
    ['rental', 400, 19],
    ['discount', -60, 19],
    ['discount', -60, 19],
  ]);
  expect(await papersOf(order.id)).toMatchObject([{ kind: 'invoice', grossCents: 680, vatCents: 109 }]);
  expect(await couponNow(coupon.id)).toMatchObject({ uses: 1, costCents: 120 });
  expect((await kim.state(body.orderHash)).rentals).toHaveLength(2);
});

test('what is for goods alone is not for a box; a minimum is asked of boxes as well', async () => {
  const kim = await renter();
  for (const given of [
    { kind: 'delivery', percent: 0 },
    { types: ['delivery'] },
    { categoryIds: [newId()] },
  ] satisfies Partial<CouponData>[]) {
    await kim.enter((await addCoupon(given)).code);
    expect(await kim.cart()).toMatchObject({ totalCents: 400, coupon: { whyNot: { code: 'coupon.no_such_goods' } } });
  }
  await kim.enter((await addCoupon({ minimumCents: 500 })).code);
  expect(await kim.cart()).toMatchObject({ coupon: { whyNot: { code: 'coupon.below_minimum' } } });
  expect((await kim.place()).status).toBe(200);
});

test('codes are of whoever the box is rented from; another company’s are unknown, and so are those of the network', async () => {
  const [mine, hamburgs, strange] = [
    await addCoupon(),
    await addCoupon({}, city.hamburg),
    await addCoupon({}, city.other),
  ];
  const gift = await bought(1000);
  const kim = await renter({ company: city.hamburg });
  for (const code of [mine.code, strange.code, gift.code, 'GIBTSNICHT']) {
    const answer = await kim.enter(code);
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { code: 'cart.code_unknown', fields: [{ path: 'code' }] },
    ]);
  }
  expect(await kim.cart()).toMatchObject({ coupon: { code: '' }, gift: null, totalCents: 400 });
  expect((await kim.enter(hamburgs.code)).status).toBe(200);
  expect(await kim.cart()).toMatchObject({ totalCents: 360 });
});

test('over or used up takes nothing off; what was shown and is another by now is refused before anything is ordered', async () => {
  const today = city.app.time.now.toISOString().slice(0, 10);
  const over = await addCoupon({ fromOn: '2020-01-01', untilOn: '2020-01-31' });
  const single = await addCoupon({ mostUses: 1, fromOn: today });
  const personal = await addCoupon({ mostPerCustomer: 1 });
  const kim = await renter();
  const ben = await renter();
  await kim.enter(over.code);
  expect(await kim.cart()).toMatchObject({ totalCents: 400, coupon: { whyNot: { code: 'coupon.ended' } } });
  await kim.enter(single.code);
  await ben.enter(single.code);
  const shown = ben.placementOf(await ben.cart());
  expect((await kim.place()).status).toBe(200);
  expect((await ben.call(checkoutApi.pay, shown)).body).toMatchObject({ code: 'coupon.used_up' });
  expect(await ben.cart()).toMatchObject({ totalCents: 400, coupon: { whyNot: { code: 'coupon.used_up' } } });
  await ben.enter(personal.code);
  expect((await ben.place()).status).toBe(200);
  const again = await renter();
  await again.enter(personal.code);
  expect((await again.place()).body).toMatchObject({ code: 'coupon.used_by_you' });
});

test('a gift voucher pays a part, and the rest is paid online; the invoice has the full VAT', async () => {
  const { id, code } = await bought(500);
  const kim = await renter({ boxes: 2 });
  expect((await kim.enter(code)).status).toBe(200);
  expect(await kim.cart()).toMatchObject({ totalCents: 800, toPayCents: 300, vatCents: 128, gift: { cents: 500 } });
  const { body } = await kim.place();
  expect(await leftOn(id)).toBe(0);
  await kim.choose(body.redirectTo);
  const order = await orderOf(body.orderHash);
  expect(order).toMatchObject({ giftCents: 500, paidCents: 800, paymentState: 'paid' });
  expect(await papersOf(order.id)).toMatchObject([{ kind: 'invoice', grossCents: 800, vatCents: 128 }]);
  expect(await kim.state(body.orderHash)).toMatchObject({ result: 'paid', giftCents: 500, rentals: [{}, {}] });
});

test('a gift voucher that pays all of it opens the box without a provider; the same request again is the same order', async () => {
  const { id, code } = await bought(1000);
  const kim = await renter();
  await kim.enter(code);
  const placement = kim.placementOf(await kim.cart());
  const answers = [await kim.call(checkoutApi.pay, placement), await kim.call(checkoutApi.pay, placement)];
  expect(new Set(answers.map(({ body }) => body.orderHash)).size).toBe(1);
  await city.app.runJobs();
  const { orderHash, redirectTo } = answers[0]!.body;
  expect(redirectTo).not.toContain('/zahlung/test/');
  expect(await orderOf(orderHash)).toMatchObject({ paymentState: 'paid', paymentId: null, giftCents: 400 });
  expect(await kim.state(orderHash)).toMatchObject({ result: 'paid', rentals: [{ state: 'active' }] });
  expect(await leftOn(id)).toBe(600);
});

test('two at once want the last cents of a voucher: one gets them', async () => {
  const { id, code } = await bought(500);
  const people = [await renter(), await renter()];
  for (const kim of people) await kim.enter(code);
  // Two people: of one customer's orders the second waits until the first is there.
  const contactOf = (at: number) => ({ email: `eile${at}@example.org`, firstName: 'Kim', lastName: 'Lang', phone: '' });
  const placements = await Promise.all(
    people.map(async (kim, at) => kim.placementOf(await kim.cart(), { contact: contactOf(at) })),
  );
  const { sql } = city.app;
  const answers = await city.app.race(
    sql`select from vouchers.gift_voucher where company_id = ${city.city.id} and id = ${id} for update`,
    () => people.map((kim, at) => kim.call(checkoutApi.pay, placements[at]!)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'gift.balance_changed' });
  expect(await leftOn(id)).toBe(100);
  // What is left now is shown, and pays a part.
  const second = people[answers.findIndex(({ status }) => status === 409)]!;
  expect(await second.cart()).toMatchObject({ toPayCents: 300, gift: { cents: 100 } });
  expect((await second.place({ contact: contactOf(2) })).status).toBe(200);
  expect(await leftOn(id)).toBe(0);
});

test('a booking that the renter calls off gives back what was paid for it: onto the voucher, and the code may be used again', async () => {
  const coupon = await addCoupon({ mostUses: 1 });
  const { id, code } = await bought(500);
  const kim = await renter({ isLater: true });
  await kim.enter(coupon.code);
  await kim.enter(code);
  const { orderHash } = (await kim.place()).body;
  await city.app.runJobs();
  expect([await leftOn(id), (await couponNow(coupon.id)).state]).toEqual([140, 'used_up']);
  const key = (await kim.state(orderHash)).rentals[0]!.key!;
  const { body } = await kim.call(cancellationApi.show, { key });
  expect(body).toMatchObject({ whyNot: null, refundCents: 360 });
  expect((await kim.call(cancellationApi.cancel, { key, refundCents: 360 })).body).toMatchObject({ isCancelled: true });
  await city.app.runJobs();
  const order = await orderOf(orderHash);
  expect(order).toMatchObject({ status: 'canceled', paymentState: 'refunded', giftBackCents: 360 });
  expect(await papersOf(order.id)).toMatchObject([{ grossCents: 360 }, { kind: 'credit', grossCents: -360 }]);
  expect([await leftOn(id), (await couponNow(coupon.id)).uses]).toEqual([500, 0]);
});

test('one box of two is called off: what it cost after the discount goes back, to the voucher first', async () => {
  const coupon = await addCoupon({ kind: 'amount', percent: 0, amountCents: 101 });
  const { id, code } = await bought(500);
  const kim = await renter({ boxes: 2, isLater: true });
  await kim.enter(coupon.code);
  await kim.enter(code);
  expect(await kim.cart()).toMatchObject({ totalCents: 699, toPayCents: 199 });
  const { orderHash, redirectTo } = (await kim.place()).body;
  await kim.choose(redirectTo);
  const key = (await kim.state(orderHash)).rentals[0]!.key!;
  const { refundCents } = (await kim.call(cancellationApi.show, { key })).body;
  expect(refundCents).toBe(349);
  await kim.call(cancellationApi.cancel, { key, refundCents: 349 });
  await city.app.runJobs();
  expect(await orderOf(orderHash)).toMatchObject({ refundedCents: 349, giftBackCents: 349, status: 'approved' });
  expect(await leftOn(id)).toBe(349);
});

test('an order that nobody goes on to pay gives code and money back after half an hour', async () => {
  const coupon = await addCoupon({ mostUses: 1 });
  const { id, code } = await bought(500);
  const kim = await renter({ boxes: 2 });
  await kim.enter(coupon.code);
  await kim.enter(code);
  const { orderHash } = (await kim.place()).body;
  expect([await leftOn(id), (await couponNow(coupon.id)).uses]).toEqual([0, 1]);
  city.later(31);
  await city.app.runJobs();
  expect([await leftOn(id), (await couponNow(coupon.id)).uses]).toEqual([500, 0]);
  expect(await orderOf(orderHash)).toMatchObject({ status: 'canceled' });
});

test('no code for an extra payment or a longer time: they belong to a contract that is there', async () => {
  const coupon = await addCoupon();
  const place = await city.place(city.city, 'Hafen');
  await city.boxes(place, 4);
  const { kim, key, rental } = await city.rented(place);
  const endsAt = new Date(new Date(rental.endsAt).getTime() + 60 * 60_000);
  expect((await kim.call(boxCartApi.beginExtension, { key, endsAt, isOverwriting: false })).status).toBe(200);
  expect(await kim.cart()).toMatchObject({ coupon: null });
  expect((await kim.call(checkoutApi.saveCode, { code: coupon.code })).body).toMatchObject({
    code: 'cart.codes_refused',
  });
  await kim.call(checkoutApi.clear, {});
  expect((await kim.call(checkoutApi.saveCode, { code: coupon.code })).body).toMatchObject({ code: 'cart.empty' });
});
