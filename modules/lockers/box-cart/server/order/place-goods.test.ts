import { change } from '@fachwerk/base/contract';
import { Problem } from '@fachwerk/base/problem';
import { Nothing } from '@fachwerk/base/schema';
import { checkoutApi } from '@fachwerk/cart/contract';
import { fillCart } from '@fachwerk/cart/facade-filling';
import { type LineProvider, lineProviders } from '@fachwerk/cart/facade-lines';
import { linesOf } from '@fachwerk/orders/facade';
import { contribute } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ACCEPTED, openCheckout, type TestCheckout, type TestPlace } from '../checkout.for-tests.ts';

const PIZZA = '01890000-0000-7000-8000-000000000001';
const shelf = {
  cents: 900,
  quantity: 2,
  minimumAge: 0,
  mark: 'pickup|asap',
  isSettled: true,
  whyNot: '',
  isTaken: false,
};
const done: string[] = [];

/** Whoever sells goods, as simple as can be: pizzas, and what bringing them costs. */
const shelfApi = change({
  repeats: 'same',
  method: 'POST',
  path: '/public/shelf/fill',
  access: 'site',
  summary: 'Puts pizzas into the cart.',
  input: z.object({ isOverwriting: z.boolean() }),
  output: Nothing,
});

const onShelf: LineProvider['price'] = async () => {
  const { cents, quantity, minimumAge, mark, isSettled, whyNot } = shelf;
  const words = { title: 'Pizza', detail: '' };
  return {
    lines: [],
    codeItems: [],
    withCoupon: () => ({
      discounts: [],
      goods: {
        lines: [{ ...words, id: PIZZA, kind: 'item', quantity, priceCents: quantity * cents, vatPercent: 7 }],
        handover: { title: 'Abholung', detail: '' },
        isHandoverSettled: isSettled,
        handoverMark: mark,
        whyNot: whyNot ? { code: whyNot, params: {} } : null,
        minimumAge,
      },
      savedCents: 0,
      orderLines: (orderId) => [
        { ...words, kind: 'item', subjectId: orderId, quantity, unitCents: cents, vatPercent: 7, data: {} },
      ],
      mayBePaidLater: true,
      payable: (offered) => offered,
      address: { street: 'Hof 1', postcode: '10115', city: 'Berlin' },
      hold:
        async () =>
        async (_ctx, { order, paymentOption }) => {
          if (shelf.isTaken) throw new Problem('cart.item_not_added', 409);
          done.push(`placed ${order.totalCents} ${paymentOption}`);
        },
    }),
  };
};

const pizzas: LineProvider = {
  kind: 'goods',
  isKeptUntilPaid: true,
  price: onShelf,
  release: async () => {
    done.push('removed');
  },
};

const pizzeria: Module = {
  name: 'pizzeria-for-tests',
  contributions: [contribute(lineProviders, pizzas)],
  routes: [
    on(shelfApi, async (ctx, { isOverwriting }) => {
      await fillCart(ctx, 'goods', { isOverwriting });
      return {};
    }),
  ],
};

let shop: TestCheckout;
let berlin: TestPlace;
beforeAll(async () => {
  shop = await openCheckout({}, pizzeria);
});
afterAll(() => shop.app.close());
beforeEach(async () => {
  shop.later(2);
  berlin = await shop.place(shop.city, 'Berlin');
  await shop.boxes(berlin, 3);
  Object.assign(shelf, {
    cents: 900,
    quantity: 2,
    minimumAge: 0,
    mark: 'pickup|asap',
    isSettled: true,
    whyNot: '',
    isTaken: false,
  });
  done.length = 0;
});

async function filled(site = shop.city) {
  const kim = shop.visitor(site);
  expect((await kim.call(shelfApi, { isOverwriting: false })).status).toBe(200);
  return kim;
}

test('goods alone become an order with their lines, and whoever sells them takes part', async () => {
  const kim = await filled();
  expect(await kim.cart()).toMatchObject({
    kind: 'purchase',
    lines: [],
    totalCents: 1800,
    vatCents: 118,
    goods: { lines: [{}] },
  });
  const { status, body } = await kim.place();
  expect([status, done]).toEqual([200, ['placed 1800 test']]);
  await kim.choose(body.redirectTo);
  const state = await kim.state(body.orderHash);
  expect(state).toMatchObject({ result: 'paid', hasGoods: true, hasRentals: false, rentals: [] });
});

test('boxes and goods are lines of one cart, one order', async () => {
  const kim = await filled();
  await kim.add(berlin);
  expect(await kim.cart()).toMatchObject({ lines: [{ priceCents: 400 }], goods: { lines: [{}] }, totalCents: 2200 });
  const { status, body } = await kim.place();
  expect(status).toBe(200);
  const order = await shop.app.db.first<{ id: string; street: string }>(
    shop.app
      .sql`select id, street from orders.customer_order where company_id = ${shop.city.id} and order_hash = ${body.orderHash}`,
  );
  const lines = await linesOf({ ...shop.app.work(), companyId: shop.city.id }, order!.id);
  expect([lines.map(({ kind }) => kind), order!.street]).toEqual([['rental', 'item'], 'Hof 1']);
  await kim.choose(body.redirectTo);
  expect(await kim.state(body.orderHash)).toMatchObject({ hasGoods: true, rentals: [{ state: 'active' }] });
});

const changes = [
  ['another number of them', { quantity: 3 }, 'cart.changed_meanwhile'],
  ['another price', { cents: 950 }, 'cart.price_changed'],
  ['another place or time', { mark: 'delivery|asap|elsewhere' }, 'cart.changed_meanwhile'],
  ['something that cannot be had any more', { whyNot: 'cart.options_unavailable' }, 'cart.options_unavailable'],
  ['an open question about the handover', { isSettled: false }, 'cart.handover_open'],
  ['something that is not for children', { minimumAge: 18 }, 'checkout.approval_required'],
  ['what somebody else was quicker for', { isTaken: true }, 'cart.item_not_added'],
] as const;

test.each(changes)('%s since it was seen is refused, and nothing is ordered', async (_name, change, code) => {
  const kim = await filled();
  const placement = kim.placementOf(await kim.cart());
  const before = await shop.counts(shop.city.id);
  Object.assign(shelf, change);
  const { body } = await kim.call(checkoutApi.pay, placement);
  expect(body).toMatchObject({ code });
  expect([await shop.counts(shop.city.id), done]).toEqual([before, []]);
});

test('whoever says that they are old enough gets it', async () => {
  shelf.minimumAge = 18;
  const kim = await filled();
  expect((await kim.place({ accepted: { ...ACCEPTED, age: true } })).status).toBe(200);
});

test('the same request again is the same order; one that was made for less is not answered with it', async () => {
  const kim = await filled();
  const placement = kim.placementOf(await kim.cart());
  const first = await kim.call(checkoutApi.pay, placement);
  expect((await kim.call(checkoutApi.pay, placement)).body.orderHash).toBe(first.body.orderHash);
  const other = { ...placement, data: { ...placement.data, expectedTotalCents: 900 } };
  expect((await kim.call(checkoutApi.pay, other)).body).toMatchObject({ code: 'cart.changed_meanwhile' });
  expect(done).toEqual(['placed 1800 test']);
});

test('an order has one contract party: boxes of another one and goods do not meet unasked', async () => {
  const hamburg = await shop.place(shop.hamburg, 'Hamburg');
  await shop.boxes(hamburg, 3);
  const kim = await filled();
  expect((await kim.add(hamburg)).body).toMatchObject({ code: 'cart.other_party' });
  expect((await kim.add(hamburg, { isOverwriting: true })).status).toBe(200);
  expect([await kim.cart(), done]).toMatchObject([{ goods: null, lines: [{}] }, ['removed']]);
  expect((await kim.call(shelfApi, { isOverwriting: false })).body).toMatchObject({ code: 'cart.other_party' });
  expect((await kim.call(shelfApi, { isOverwriting: true })).status).toBe(200);
  expect(await kim.cart()).toMatchObject({ lines: [], goods: { lines: [{}] } });
  expect((await kim.call(checkoutApi.clear, {})).body).toMatchObject({ lines: [], goods: null });
});

test('a box begins with its payment: nobody pays for it later', async () => {
  const kim = shop.visitor();
  await kim.add(berlin);
  const placement = { ...kim.placementOf(await kim.cart()), paymentOption: 'cash' as const };
  const before = await shop.counts(shop.city.id);
  expect((await kim.call(checkoutApi.pay, placement)).body).toMatchObject({ code: 'payment.option_unavailable' });
  expect(await shop.counts(shop.city.id)).toEqual(before);
});

test('the last box that is taken out leaves the goods', async () => {
  const kim = await filled();
  const { body } = await kim.add(berlin);
  const { body: left } = await kim.call(checkoutApi.remove, { lineId: body.lines![0]!.id });
  expect(left).toMatchObject({ lines: [], goods: { lines: [{}] }, totalCents: 1800 });
});
