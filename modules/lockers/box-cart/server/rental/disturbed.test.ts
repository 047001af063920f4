import { stayApi } from '@fachwerk/active-rentals/contract';
import { addMinutes } from '@fachwerk/base/time';
import { checkoutApi } from '@fachwerk/cart/contract';
import { CART_COOKIE } from '@fachwerk/cart/testing';
import { openSecondServer } from '@fachwerk/testing/app';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { boxCartApi } from '../../contract.ts';
import { KIM, openCheckout, type TestCheckout, type TestPlace } from '../checkout.for-tests.ts';

let shop: TestCheckout;
let nextDoor: Awaited<ReturnType<typeof openSecondServer>>;
let berlin: TestPlace;
beforeAll(async () => {
  shop = await openCheckout();
  nextDoor = await openSecondServer(shop.app);
});
afterAll(async () => {
  await nextDoor.close();
  await shop.app.close();
});
beforeEach(async () => {
  shop.later(2);
  berlin = await shop.place(shop.city, 'Berlin');
  await shop.boxes(berlin, 4);
});

let people = 0;
/** Owes nothing from before. */
const somebody = () => ({ ...KIM, email: `somebody-${++people}@example.org` });
type Visitor = ReturnType<TestCheckout['visitor']>;

async function rented() {
  const { kim, key } = await shop.rented(berlin, {}, somebody());
  const endsAt = new Date((await kim.call(stayApi.show, { key })).body.endsAt);
  const extend = (minutes: number) =>
    kim.call(boxCartApi.beginExtension, { key, endsAt: addMinutes(endsAt, minutes), isOverwriting: false });
  const payExtra = () => kim.call(boxCartApi.beginSurcharge, { key, isOverwriting: false });
  return { kim, key, extend, payExtra };
}

/** What is about to be paid: the page shows it, and the button is next. */
const flows = [
  [
    'a booking',
    async () => {
      const kim = shop.visitor();
      await kim.add(berlin);
      return kim;
    },
  ],
  [
    'an extension',
    async () => {
      const { kim, extend } = await rented();
      await extend(60);
      return kim;
    },
  ],
  [
    'an extra payment',
    async () => {
      const { kim, payExtra } = await rented();
      shop.later(2 * 60 + 185);
      await payExtra();
      return kim;
    },
  ],
] as const;

async function aboutToPay(begin: () => Promise<Visitor>) {
  const kim = await begin();
  const placement = kim.placementOf(await kim.cart(), { contact: somebody() });
  const before = await shop.counts(shop.city.id);
  return {
    kim,
    placement,
    press: () => kim.call(checkoutApi.pay, placement),
    pressNextDoor: () =>
      nextDoor.call(checkoutApi.pay, placement, { siteOf: shop.city.id, cookies: { [CART_COOKIE]: kim.token()! } }),
    made: async () => {
      const after = await shop.counts(shop.city.id);
      return [after.orders - before.orders, after.payments - before.payments];
    },
  };
}

test.each(flows)(
  '%s: reloaded, sent again because no answer came, and by another server it is one order, one payment',
  async (_name, begin) => {
    const { kim, press, pressNextDoor, made } = await aboutToPay(begin);
    const { status, body } = await press();
    expect(status).toBe(200);
    expect([(await press()).body, (await pressNextDoor()).body]).toEqual([body, body]);
    await kim.choose(body.redirectTo);
    // Back from the confirmation, and once more.
    const back = [await press(), await pressNextDoor()];
    expect(back.map((answer) => [answer.status, answer.body.orderHash])).toEqual([
      [200, body.orderHash],
      [200, body.orderHash],
    ]);
    expect([await made(), (await kim.state(body.orderHash)).result]).toEqual([[1, 1], 'paid']);
  },
);

test.each(flows)(
  '%s: pressed in two windows at the same moment, on two servers, it is one order, one payment',
  async (_name, begin) => {
    const { placement, press, pressNextDoor, made } = await aboutToPay(begin);
    const { sql } = shop.app;
    const answers = await shop.app.race(
      sql`select from checkout.cart where company_id = ${shop.city.id} and id = ${placement.data.cartId} for update`,
      () => [press(), pressNextDoor()],
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    expect(await made()).toEqual([1, 1]);
  },
);

test('another end that was chosen in another window is not paid by whoever saw the first', async () => {
  const { kim, extend } = await rented();
  const shown = kim.placementOf((await extend(60)).body);
  await extend(120);
  const before = await shop.counts(shop.city.id);
  const { status, body } = await kim.call(checkoutApi.pay, shown);
  expect([status, body.code]).toEqual([409, 'cart.changed_meanwhile']);
  expect(await shop.counts(shop.city.id)).toEqual(before);
});

test('what was paid extra in another browser is not paid again from a page that still shows it', async () => {
  const { kim, key, payExtra } = await rented();
  shop.later(2 * 60 + 185);
  const shown = kim.placementOf((await payExtra()).body);
  const other = shop.visitor();
  await other.call(boxCartApi.beginSurcharge, { key, isOverwriting: false });
  await other.choose((await other.place()).body.redirectTo);
  const before = await shop.counts(shop.city.id);
  expect((await kim.call(checkoutApi.pay, shown)).status).toBe(409);
  expect(await shop.counts(shop.city.id)).toEqual(before);
});

test('an extension whose time ran out while nobody else wanted it is held anew with the order', async () => {
  const { kim, extend } = await rented();
  const shown = kim.placementOf((await extend(60)).body);
  shop.later(16);
  await shop.app.runJobs();
  const { status, body } = await kim.call(checkoutApi.pay, shown);
  expect(status).toBe(200);
  await kim.choose(body.redirectTo);
  expect((await kim.state(body.orderHash)).result).toBe('paid');
});
