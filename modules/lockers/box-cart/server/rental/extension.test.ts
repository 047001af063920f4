import { stayApi } from '@fachwerk/active-rentals/contract';
import { addMinutes } from '@fachwerk/base/time';
import { checkoutApi } from '@fachwerk/cart/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { boxCartApi } from '../../contract.ts';
import { KIM, openCheckout, type TestCheckout, type TestPlace } from '../checkout.for-tests.ts';

let shop: TestCheckout;
let berlin: TestPlace;
beforeAll(async () => {
  shop = await openCheckout();
});
afterAll(() => shop.app.close());
beforeEach(async () => {
  shop.later(2);
  berlin = await shop.place(shop.city, 'Berlin');
  await shop.boxes(berlin, 4);
});

const endOf = async (key: string) => new Date((await shop.visitor().call(stayApi.show, { key })).body.endsAt);

test('an extension is chosen, paid, and moves the end', async () => {
  const { kim, key } = await shop.rented(berlin);
  const before = await endOf(key);
  const { choices, hasCart } = (await kim.call(boxCartApi.extensionChoices, { key })).body;
  expect(hasCart).toBe(false);
  expect(choices[0]).toEqual({ endsAt: addMinutes(before, 60).toISOString(), priceCents: 200 });
  const endsAt = addMinutes(before, 60);
  const begun = await kim.call(boxCartApi.beginExtension, { key, endsAt, isOverwriting: false });
  expect(begun.body).toMatchObject({
    kind: 'extension',
    totalCents: 200,
    backTo: `/miete/${key}`,
    holdExpiresAt: expect.any(String),
  });
  const { body } = await kim.place();
  await kim.choose(body.redirectTo);
  expect(await endOf(key)).toEqual(endsAt);
  expect(await kim.state(body.orderHash)).toMatchObject({ kind: 'extension', result: 'paid', rentals: [{ key }] });
});

test('an extension that costs nothing more, because the day is paid for, is there without a payment', async () => {
  const { kim, key } = await shop.rented(berlin);
  const extend = async (minutes: number) => {
    const endsAt = addMinutes(await endOf(key), minutes);
    const begun = await kim.call(boxCartApi.beginExtension, { key, endsAt, isOverwriting: false });
    return { endsAt, totalCents: begun.body.totalCents, placed: (await kim.place()).body };
  };
  const toTheCap = await extend(180);
  await kim.choose(toTheCap.placed.redirectTo);
  const { endsAt, totalCents, placed } = await extend(60);
  expect([totalCents, placed.redirectTo]).toEqual([0, `/bestellung/${placed.orderHash}/zahlung`]);
  await shop.app.runJobs();
  expect(await kim.state(placed.orderHash)).toMatchObject({ result: 'paid' });
  expect(await endOf(key)).toEqual(endsAt);
});

test('it needs an empty cart, or a yes to emptying it; cancelling it empties the cart', async () => {
  const { kim, key } = await shop.rented(berlin);
  await kim.add(berlin);
  const wish = { key, endsAt: addMinutes(await endOf(key), 60) };
  expect((await kim.call(boxCartApi.extensionChoices, { key })).body.hasCart).toBe(true);
  const refused = await kim.call(boxCartApi.beginExtension, { ...wish, isOverwriting: false });
  expect([refused.status, refused.body.code]).toEqual([409, 'cart.not_empty']);
  expect(await kim.cart()).toMatchObject({ kind: 'purchase', lines: [{}] });
  const begun = await kim.call(boxCartApi.beginExtension, { ...wish, isOverwriting: true });
  expect(begun.body).toMatchObject({ kind: 'extension', lines: [{}] });
  expect((await kim.add(berlin)).body.code).toBe('cart.not_empty');
  expect((await kim.call(checkoutApi.clear, {})).body).toMatchObject({ kind: 'purchase', lines: [], backTo: '' });
  expect((await kim.add(berlin)).status).toBe(200);
});

test('another end of the same extension takes the place of the first', async () => {
  const { kim, key } = await shop.rented(berlin);
  const end = await endOf(key);
  await kim.call(boxCartApi.beginExtension, { key, endsAt: addMinutes(end, 60), isOverwriting: false });
  const longer = await kim.call(boxCartApi.beginExtension, {
    key,
    endsAt: addMinutes(end, 120),
    isOverwriting: false,
  });
  expect(longer.body).toMatchObject({
    totalCents: 400,
    lines: [{ period: { endsAt: addMinutes(end, 120).toISOString() } }],
  });
});

test('an end before the present one is refused, and so is the key of nobody', async () => {
  const { kim, key } = await shop.rented(berlin);
  const endsAt = addMinutes(await endOf(key), -30);
  const tooShort = await kim.call(boxCartApi.beginExtension, { key, endsAt, isOverwriting: false });
  expect(tooShort.body.code).toBe('rental.extension_too_short');
  const nobody = await kim.call(boxCartApi.beginExtension, { key: 'x'.repeat(32), endsAt, isOverwriting: false });
  expect([nobody.status, nobody.body.code]).toEqual([404, 'rental.unknown']);
  const stranger = await shop
    .visitor(shop.other)
    .call(boxCartApi.beginExtension, { key, endsAt, isOverwriting: false });
  expect([stranger.status, stranger.body.code, stranger.body.error]).toEqual([
    404,
    'rental.unknown',
    nobody.body.error,
  ]);
});

test('an extra payment is paid for what is due at that moment', async () => {
  const { kim, key } = await shop.rented(berlin);
  expect((await kim.call(boxCartApi.beginSurcharge, { key, isOverwriting: false })).body.code).toBe(
    'rental.no_surcharge_due',
  );
  shop.later(2 * 60 + 185);
  const begun = await kim.call(boxCartApi.beginSurcharge, { key, isOverwriting: false });
  expect(begun.body).toMatchObject({ kind: 'surcharge', totalCents: 800 });
  const seen = kim.placementOf(begun.body);
  shop.later(60);
  const late = await kim.call(checkoutApi.pay, seen);
  expect(late.body).toMatchObject({ code: 'cart.price_changed', params: { totalCents: 1000 } });
  const { body } = await kim.place();
  await kim.choose(body.redirectTo);
  expect((await kim.call(stayApi.show, { key })).body.dueCents).toBe(0);
  expect((await kim.state(body.orderHash)).rentals).toMatchObject([{ key, dueCents: 0 }]);
});

test('who takes longer to pay extra than the payment covers reads what is still due; who has given the box back, that all is paid', async () => {
  const { kim, key } = await shop.rented(berlin, {}, { ...KIM, email: 'slow@example.org' });
  const payExtra = async (minutes: number) => {
    await kim.call(boxCartApi.beginSurcharge, { key, isOverwriting: false });
    const { orderHash, redirectTo } = (await kim.place()).body;
    shop.later(minutes);
    await kim.choose(redirectTo);
    return (await kim.state(orderHash)).rentals;
  };
  shop.later(2 * 60 + 185);
  expect(await payExtra(120)).toMatchObject([{ key, state: 'active', dueCents: 400 }]);
  await kim.call(stayApi.end, { key, confirmedEmpty: true });
  expect(await payExtra(600)).toMatchObject([{ key: null, state: 'ended', dueCents: 0 }]);
});

test('whoever has the key is not asked who they are: the rental was ordered by somebody, and this browser does not hear by whom', async () => {
  const { key } = await shop.rented(berlin, {}, { ...KIM, email: 'renter@example.org' });
  const friend = shop.visitor();
  const endsAt = addMinutes(await endOf(key), 60);
  const begun = await friend.call(boxCartApi.beginExtension, { key, endsAt, isOverwriting: false });
  const nothing = { email: '', firstName: '', lastName: '', phone: '' };
  expect(begun.body).toMatchObject({ isContactKnown: true, contact: nothing });
  const { body, status } = await friend.place({ contact: nothing });
  expect(status).toBe(200);
  await friend.choose(body.redirectTo);
  expect(await friend.state(body.orderHash)).toMatchObject({ result: 'paid', email: 'renter@example.org' });
  await friend.add(berlin);
  expect(await friend.cart()).toMatchObject({ isContactKnown: false, contact: nothing });
  expect((await friend.place({ contact: nothing })).body.code).toBe('checkout.missing_information');
});

test('until an extension has reached its rental, nobody is told the old end', async () => {
  const { kim, key } = await shop.rented(berlin, {}, { ...KIM, email: 'longer@example.org' });
  const endsAt = addMinutes(await endOf(key), 60);
  await kim.call(boxCartApi.beginExtension, { key, endsAt, isOverwriting: false });
  const { orderHash, redirectTo } = (await kim.place()).body;
  await kim.choose(redirectTo);
  const shift = (minutes: number) =>
    shop.app.db.rows(shop.app.sql`
    update rentals.rental set ends_at = ends_at + make_interval(mins => ${minutes}), blocked_until = blocked_until + make_interval(mins => ${minutes})
    where company_id = ${shop.city.id} and location_id = ${berlin.id}`);
  await shift(-60);
  expect((await kim.state(orderHash)).rentals).toEqual([]);
  // Much later somebody else has made it shorter.
  shop.later(5);
  expect((await kim.state(orderHash)).rentals).toHaveLength(1);
});

let corners = 0;
/** A wall with one box, which somebody has; a second visitor who wants it right after them. */
async function lastBox() {
  const place = await shop.place(shop.city, 'Ecke');
  await shop.boxes(place, 1);
  const { kim, key } = await shop.rented(place, {}, { ...KIM, email: `corner-${++corners}@example.org` });
  const endsAt = await endOf(key);
  const rival = shop.visitor();
  const book = () => rival.add(place, { period: { startsAt: addMinutes(endsAt, 60), durationMinutes: 120 } });
  const extend = (minutes = 120) =>
    kim.call(boxCartApi.beginExtension, { key, endsAt: addMinutes(endsAt, minutes), isOverwriting: true });
  return { kim, key, endsAt, rival, book, extend };
}

test('while somebody is about to pay for it, nobody else gets the time of an extension', async () => {
  const { kim, key, endsAt, book, extend } = await lastBox();
  expect((await extend()).status).toBe(200);
  expect((await book()).body.code).toBe('rental.size_unavailable');
  shop.later(10);
  const { body } = await kim.place();
  // Longer than a cart is kept: it is being paid now.
  shop.later(20);
  await shop.app.runJobs();
  expect((await book()).body.code).toBe('rental.size_unavailable');
  await kim.choose(body.redirectTo);
  expect(await endOf(key)).toEqual(addMinutes(endsAt, 120));
});

test('the time is free again when the extension is given up, replaced, or not paid in time', async () => {
  const { kim, book, rival, extend } = await lastBox();
  await extend();
  await kim.call(checkoutApi.clear, {});
  expect((await book()).status).toBe(200);
  await rival.call(checkoutApi.clear, {});

  await extend();
  await extend(30);
  expect((await book()).status).toBe(200);
  await rival.call(checkoutApi.clear, {});

  await extend();
  shop.later(16);
  await shop.app.runJobs();
  expect((await book()).status).toBe(200);
  expect((await kim.place()).body.code).toBe('rental.extension_conflict');
});

test('an extension that cannot be had any more says why, and stands in the way of nothing', async () => {
  const { kim, key, book, extend } = await lastBox();
  await extend();
  shop.later(16);
  await shop.app.runJobs();
  expect((await book()).status).toBe(200);
  expect(await kim.cart()).toMatchObject({ lines: [], backTo: `/miete/${key}`, whyEmpty: 'rental.extension_conflict' });
  expect((await kim.add(berlin)).status).toBe(200);
  expect(await kim.cart()).toMatchObject({ kind: 'purchase', lines: [{}], whyEmpty: null });
});

test('an extra payment that another window has made says that nothing is due, and lets an extension into the cart', async () => {
  const { kim, key } = await shop.rented(berlin, {}, { ...KIM, email: 'windows@example.org' });
  shop.later(2 * 60 + 185);
  const other = shop.visitor();
  for (const visitor of [kim, other]) await visitor.call(boxCartApi.beginSurcharge, { key, isOverwriting: false });
  await other.choose((await other.place()).body.redirectTo);
  expect(await kim.cart()).toMatchObject({ lines: [], whyEmpty: 'rental.no_surcharge_due' });
  expect((await kim.place()).status).toBe(409);
  const endsAt = addMinutes(shop.app.time.now, 120);
  expect((await kim.call(boxCartApi.beginExtension, { key, endsAt, isOverwriting: false })).status).toBe(200);
});

test('who gave the box back meanwhile is not sent to pay for a longer time again', async () => {
  const { kim, key } = await shop.rented(berlin, {}, { ...KIM, email: 'given.back@example.org' });
  const endsAt = addMinutes(await endOf(key), 60);
  await kim.call(boxCartApi.beginExtension, { key, endsAt, isOverwriting: false });
  const { orderHash, redirectTo } = (await kim.place()).body;
  await kim.choose(redirectTo, 'decline');
  const retry = () => kim.call(checkoutApi.retryPayment, { orderHash, paymentOption: 'test' });
  expect((await retry()).status).toBe(200);
  expect((await kim.call(stayApi.end, { key, confirmedEmpty: true })).status).toBe(200);
  expect((await retry()).body.code).toBe('rental.already_ended');
});

test('what another window has paid extra is not to be paid with the order before it', async () => {
  const { kim, key } = await shop.rented(berlin, {}, { ...KIM, email: 'twice@example.org' });
  shop.later(2 * 60 + 185);
  const pay = async (choice: 'decline' | 'succeed') => {
    const visitor = shop.visitor();
    await visitor.call(boxCartApi.beginSurcharge, { key, isOverwriting: false });
    const { orderHash, redirectTo } = (await visitor.place()).body;
    await visitor.choose(redirectTo, choice);
    return orderHash;
  };
  const orderHash = await pay('decline');
  await pay('succeed');
  const again = await kim.call(checkoutApi.retryPayment, { orderHash, paymentOption: 'test' });
  expect(again.body.code).toBe('rental.no_surcharge_due');
});

test('who pays so late that somebody else has the time gets the money back, and reads so', async () => {
  const { kim, key, endsAt, book, extend } = await lastBox();
  await extend();
  const { orderHash, redirectTo } = (await kim.place()).body;
  shop.later(31);
  await shop.app.runJobs();
  expect((await book()).status).toBe(200);
  await kim.choose(redirectTo);
  expect(await endOf(key)).toEqual(endsAt);
  expect(await kim.state(orderHash)).toMatchObject({
    result: 'refunded',
    isUnserved: true,
    refundedCents: 400,
    rentals: [{ key, endsAt: endsAt.toISOString() }],
  });
});
