import { checkoutApi } from '@fachwerk/cart/contract';
import { cancelOrder, findOwnOrder, linesOf } from '@fachwerk/orders/facade';
import { newId } from '@fachwerk/server/ids';
import { openGoods, type TestGoods, TO_FETCH } from '@fachwerk/shop-cart/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CouponData, couponApi, voucherCapabilities } from '../../contract.ts';
import { vouchers } from '../module.ts';

let bella: TestGoods;
beforeAll(async () => {
  bella = await openGoods({}, vouchers);
});
afterAll(() => bella.app.close());
beforeEach(async () => {
  bella.later(2);
  await bella.saveShop();
});

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
const contactOf = (name: string) => ({ email: `${name}@example.org`, firstName: name, lastName: 'Lang', phone: '' });
const boss = (company = bella.bella) =>
  bella.app.as({ companyId: company.id, capabilities: Object.keys(voucherCapabilities) });

let count = 0;
let guests = 0;
async function addCoupon(given: Partial<CouponData> = {}) {
  count += 1;
  const coupon = { ...TEN, code: `CODE${count}`, ...given };
  const { status, body } = await boss().call(couponApi.add, { coupon });
  expect([status, body]).toMatchObject([200, { name: coupon.name }]);
  return body;
}

/** Somebody with two pizzas for 18 € in the cart, to be fetched. */
async function hungry(quantity = 2) {
  const pizza = await bella.addItem('Margherita');
  guests += 1;
  // Everybody is somebody else: countIndependent have few open orders that are paid later.
  const contact = contactOf(`gast${guests}`);
  const kim = bella.visitor(bella.bella, `198.51.100.${guests}`);
  await kim.add(pizza, quantity);
  await kim.to(TO_FETCH);
  const place: typeof kim.place = (given = {}, option) => kim.place({ contact, ...given }, option);
  return { ...kim, place, pizza, enter: (code: string) => kim.call(checkoutApi.saveCode, { code }) };
}
const usesOf = async (id: string) => (await boss().call(couponApi.find, { id })).body;
const orderOf = async (hash: string) => (await findOwnOrder(bella.inside(), hash))!;

test('a code in any spelling makes the order cheaper, to the cent and at its rate of VAT', async () => {
  const coupon = await addCoupon({ code: 'sommer 26', percent: 15 });
  const kim = await hungry();
  expect((await kim.enter('Sommer26')).status).toBe(200);
  expect(await kim.cart()).toMatchObject({ coupon: { title: 'Zehn Prozent (SOMMER26)', whyNot: null } });
  const { body } = await kim.place({}, 'cash');
  const order = await orderOf(body.orderHash);
  expect(order.totalCents).toBe(1530);
  expect((await linesOf(bella.inside(), order.id)).at(-1)).toMatchObject({
    kind: 'discount',
    unitCents: -270,
    vatPercent: 7,
  });
  const { coupon: used, uses } = await usesOf(coupon.id);
  expect([used.uses, used.costCents, uses]).toMatchObject([1, 270, [{ orderNumber: order.number, costCents: 270 }]]);
});

test('free delivery costs what the delivery would have, a free item what it costs', async () => {
  const free = await addCoupon({ kind: 'delivery', percent: 0 });
  const kim = await hungry();
  const { wishedAt, note, invoiceTo, addition } = TO_FETCH;
  const door = {
    type: 'delivery',
    postcode: '10115',
    street: 'Weg 1',
    city: 'Berlin',
    country: '',
    wishedAt,
    note,
    invoiceTo,
    addition,
  } as const;
  await kim.to(door);
  expect((await kim.cart()).totalCents).toBe(2050);
  await kim.enter(free.code);
  expect((await kim.cart()).totalCents).toBe(1800);
  await kim.place({}, 'cash');
  expect((await usesOf(free.id)).coupon).toMatchObject({ uses: 1, costCents: 250 });

  const lea = await hungry();
  const gift = await addCoupon({ kind: 'item', percent: 0, itemId: lea.pizza.id });
  await lea.enter(gift.code);
  expect((await lea.cart()).totalCents).toBe(900);
});

test('a code that nobody knows is refused at its field and not kept; one that does not fit says why and stops nobody', async () => {
  const kim = await hungry();
  const unknown = await kim.enter('GIBTSNICHT');
  expect([unknown.status, unknown.body]).toMatchObject([
    422,
    { code: 'cart.code_unknown', fields: [{ path: 'code' }] },
  ]);
  expect(await kim.cart()).toMatchObject({ coupon: { code: '' }, goods: { whyNot: null } });
  const coupon = await addCoupon({ minimumCents: 2000 });
  await kim.enter(coupon.code);
  expect(await kim.cart()).toMatchObject({
    goods: { whyNot: null },
    coupon: { whyNot: { code: 'coupon.below_minimum' } },
  });
  expect((await kim.place({}, 'cash')).status).toBe(200);
  expect((await usesOf(coupon.id)).coupon).toMatchObject({ uses: 0 });
});

test('guessing is limited per address', async () => {
  const kim = await hungry();
  const answers: number[] = [];
  for (let tries = 0; tries < 25; tries++) answers.push((await kim.enter(`RATEN${tries}`)).status);
  expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0);
  bella.later(2);
});

test('a single-use code is used once, however many try at once', async () => {
  const coupon = await addCoupon({ mostUses: 1 });
  const people = await Promise.all(['ada', 'ben', 'cem'].map(async (name) => ({ name, kim: await hungry() })));
  for (const { kim } of people) expect((await kim.enter(coupon.code)).status).toBe(200);
  const placements = await Promise.all(
    people.map(async ({ name, kim }) => kim.placementOf(await kim.cart(), { contact: contactOf(name) }, 'cash')),
  );
  const before = await bella.orderCount();
  const { sql } = bella.app;
  const answers = await bella.app.race(
    sql`select from vouchers.coupon where company_id = ${bella.bella.id} and id = ${coupon.id} for update`,
    () => people.map(({ kim }, at) => kim.call(checkoutApi.pay, placements[at]!)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'coupon.used_up' });
  expect((await bella.orderCount()) - before).toBe(1);
  expect((await usesOf(coupon.id)).coupon).toMatchObject({ uses: 1, state: 'used_up' });
});

test('once per customer holds when the same person orders twice at once', async () => {
  const coupon = await addCoupon({ mostPerCustomer: 1 });
  const carts = [await hungry(), await hungry()];
  for (const cart of carts) await cart.enter(coupon.code);
  const contact = contactOf('dora');
  const placements = await Promise.all(
    carts.map(async (kim) => kim.placementOf(await kim.cart(), { contact }, 'cash')),
  );
  const answers = await Promise.all(carts.map((kim, at) => kim.call(checkoutApi.pay, placements[at]!)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'coupon.used_by_you' });
});

test('first order only: the second order of the same person is refused as soon as they are known', async () => {
  const coupon = await addCoupon({ isFirstOrder: true });
  const first = await hungry();
  await first.enter(coupon.code);
  expect((await first.place({ contact: contactOf('emil') }, 'cash')).status).toBe(200);
  const second = await hungry();
  await second.enter(coupon.code);
  expect((await second.place({ contact: contactOf('emil') }, 'cash')).body).toMatchObject({
    code: 'coupon.first_order_only',
  });
});

test('a cancelled order gives the code back, once; one that nobody pays too', async () => {
  const coupon = await addCoupon({ mostUses: 2 });
  const kim = await hungry();
  await kim.enter(coupon.code);
  const order = await orderOf((await kim.place({}, 'cash')).body.orderHash);
  const lea = await hungry();
  await lea.enter(coupon.code);
  await lea.place({ contact: contactOf('lea') }, 'test');
  expect((await usesOf(coupon.id)).coupon).toMatchObject({ uses: 2, state: 'used_up' });
  for (const reason of ['zu viel zu tun', 'noch einmal']) {
    await bella.app.db.transaction((db) => cancelOrder({ ...bella.inside(), db }, order.id, reason));
    await bella.app.runJobs();
    expect((await usesOf(coupon.id)).coupon).toMatchObject({ uses: 1, costCents: 180 });
  }
  bella.later(31);
  await bella.app.runJobs();
  expect((await usesOf(coupon.id)).coupon).toMatchObject({ uses: 0, costCents: 0 });
});

test('a code that is changed or stopped while somebody pays is seen before anything is ordered', async () => {
  const coupon = await addCoupon();
  const kim = await hungry();
  await kim.enter(coupon.code);
  const placement = kim.placementOf(await kim.cart(), {}, 'cash');
  const { id, version, state: _s, uses: _u, costCents: _c, stoppedAt: _a, createdAt: _t, ...data } = coupon;
  const saved = await boss().call(couponApi.save, { id, version, coupon: { ...data, percent: 5 } });
  expect(saved.body).toMatchObject({ percent: 5, version: 2 });
  expect((await kim.call(checkoutApi.pay, placement)).body).toMatchObject({ code: 'cart.price_changed' });
  expect((await boss().call(couponApi.stop, { id, isStopped: true })).body).toMatchObject({ state: 'stopped' });
  expect((await kim.call(checkoutApi.pay, placement)).body).toMatchObject({ code: 'coupon.stopped' });
  const full = await orderOf((await kim.place({}, 'cash')).body.orderHash);
  expect(full.totalCents).toBe(1800);
});

test('staff see, change, stop, print and send what is theirs, and nobody else does', async () => {
  const coupon = await addCoupon({ code: 'BELLA', mostUses: 5 });
  const { body } = await boss().call(couponApi.list, { search: 'bell', state: 'active' });
  expect(body).toMatchObject({ total: 1, coupons: [{ code: 'BELLA' }] });
  expect((await boss().call(couponApi.list, { search: 'bell', state: 'stopped' })).body.total).toBe(0);
  const again = { coupon: { ...TEN, code: 'bella' } };
  expect((await boss().call(couponApi.add, again)).body).toMatchObject({
    code: 'coupon.code_taken',
    fields: [{ path: 'coupon.code' }],
  });
  expect((await boss().call(couponApi.save, { id: coupon.id, version: 7, coupon: TEN })).body.code).toBe(
    'coupon.changed_meanwhile',
  );
  const sheet = (await boss().call(couponApi.print, { id: coupon.id })).body;
  expect(Buffer.from(sheet.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  const mail = { id: coupon.id, email: 'kim@example.org' };
  expect((await boss().call(couponApi.mail, { ...mail, isWanted: false })).body.code).toBe('input.invalid');
  expect((await boss().call(couponApi.mail, { ...mail, isWanted: true })).status).toBe(200);

  const stranger = boss(bella.other);
  for (const answer of [
    await stranger.call(couponApi.find, { id: coupon.id }),
    await stranger.call(couponApi.save, { id: coupon.id, version: 1, coupon: TEN }),
    await stranger.call(couponApi.stop, { id: coupon.id, isStopped: true }),
    await stranger.call(couponApi.print, { id: coupon.id }),
    await stranger.call(couponApi.mail, { ...mail, isWanted: true }),
    await boss().call(couponApi.find, { id: newId() }),
  ])
    expect([answer.status, answer.body]).toMatchObject([404, { code: 'coupon.unknown' }]);
  // And their customers cannot use it.
  const there = bella.visitor(bella.other);
  await there.add(await bella.addItem('Brot', {}, bella.other));
  expect((await there.call(checkoutApi.saveCode, { code: 'BELLA' })).body).toMatchObject({
    code: 'cart.code_unknown',
  });
  const reader = bella.app.as({ companyId: bella.bella.id, capabilities: ['vouchers.read'] });
  expect((await reader.call(couponApi.stop, { id: coupon.id, isStopped: true })).body.code).toBe('access.denied');
});
