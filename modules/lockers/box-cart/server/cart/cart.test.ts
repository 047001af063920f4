import { checkoutApi } from '@fachwerk/cart/contract';
import { forgetCarts } from '@fachwerk/cart/testing';
import { rentalSiteApi } from '@fachwerk/rentals/contract-site';
import { LEAST_PER_ADDRESS } from '@fachwerk/rentals/rules/hold-limits';
import { newId } from '@fachwerk/server/ids';
import { siteHostFor } from '@fachwerk/testing/people';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { boxCartApi, MOST_BOXES } from '../../contract.ts';
import { KIM, openCheckout, type TestCheckout, type TestPlace } from '../checkout.for-tests.ts';

let shop: TestCheckout;
let berlin: TestPlace;
beforeAll(async () => {
  shop = await openCheckout();
});
afterAll(() => shop.app.close());
beforeEach(async () => {
  berlin = await shop.place(shop.city, 'Berlin');
});

const freeAt = async ({ id }: TestPlace) => {
  const { body } = await shop.visitor().call(rentalSiteApi.offer, { locationId: id, period: { durationMinutes: 120 } });
  return body.sizes.find(({ size }) => size.code === 'S')!.free;
};

test('a visitor without a cart has an empty one, and gets no cookie for looking', async () => {
  const kim = shop.visitor();
  const answer = await kim.call(checkoutApi.show, {});
  expect(answer.body).toMatchObject({ id: null, kind: 'purchase', lines: [], totalCents: 0, unpaidOrderHash: null });
  expect(answer.cookies).toEqual({});
});

test('a box in the cart is held for fifteen minutes, with its price and the tax inside', async () => {
  await shop.boxes(berlin, 2);
  const kim = shop.visitor();
  const answer = await kim.add(berlin);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ totalCents: 400, netCents: 336, vatCents: 64, contractParty: 'City' });
  expect(answer.body.lines).toMatchObject([{ label: 'S', period: { isNow: true }, priceCents: 400, isExpired: false }]);
  const heldMs = Date.parse(String(answer.body.holdExpiresAt)) - shop.app.time.now.getTime();
  expect(heldMs).toBe(15 * 60_000);
  expect(await freeAt(berlin)).toBe(1);
  expect(answer.body).toMatchObject(await kim.cart());
});

test('the cookie is out of reach for scripts, comes back by a link, and rests as a hash', async () => {
  await shop.boxes(berlin, 3);
  const kim = shop.visitor();
  const answer = await kim.add(berlin);
  const header = String(answer.headers['set-cookie']);
  expect(header).toMatch(/fw_cart=[\w-]{32}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax/);
  const rows = await shop.app.db.rows<object>(
    shop.app.sql`select * from checkout.cart where company_id = ${shop.city.id}`,
  );
  expect(JSON.stringify(rows)).not.toContain(kim.token());
});

test('the very box of a sticker is in the cart once', async () => {
  const [lockId] = await shop.boxes(berlin, 2);
  const kim = shop.visitor();
  expect((await kim.add(berlin, { lockId: lockId! })).status).toBe(200);
  const again = await kim.add(berlin, { lockId: lockId! });
  expect([again.status, again.body.code, again.body.error]).toEqual([
    409,
    'cart.box_already_in_cart',
    'Dieses Fach ist bereits im Warenkorb.',
  ]);
  expect((await kim.cart()).lines).toHaveLength(1);
});

test('when no box of a size is left, the cart says so', async () => {
  await shop.boxes(berlin);
  await shop.visitor().add(berlin);
  const late = await shop.visitor().add(berlin);
  expect([late.status, late.body.code]).toEqual([409, 'rental.size_unavailable']);
});

test('two visitors who want the last box at the same moment: one has it', async () => {
  const [lockId] = await shop.boxes(berlin);
  const [kim, lea] = [shop.visitor(), shop.visitor()];
  const { sql } = shop.app;
  const row = sql`select from lockers.lock where company_id = ${shop.city.id} and id = ${lockId} for update`;
  const answers = await shop.app.race(row, () => [kim.add(berlin), lea.add(berlin)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('the last boxes of a size are held for who has said who they are, or stands in front of one', async () => {
  const [, , , third] = await shop.boxes(berlin, 4);
  const wish = { locationId: berlin.id, sizeCode: 'S', period: { durationMinutes: 120 }, isOverwriting: false };
  const hold = (visitor: ReturnType<TestCheckout['visitor']>, given = {}) =>
    visitor.call(boxCartApi.addBox, { ...wish, ...given });
  expect((await hold(shop.visitor(), { lockId: third! })).status).toBe(200);
  expect((await hold(shop.visitor())).status).toBe(200);
  const lea = shop.visitor();
  const refused = await hold(lea);
  expect([refused.status, refused.body.code]).toEqual([409, 'rental.contact_needed']);
  await lea.call(checkoutApi.saveContact, { contact: { ...KIM, email: '' } });
  expect((await hold(lea)).body.code).toBe('rental.contact_needed');
  await lea.call(checkoutApi.saveContact, { contact: KIM });
  expect((await hold(lea)).status).toBe(200);
  expect(await freeAt(berlin)).toBe(1);
});

/** In a browser of its own, at this address. */
const heldFrom = async (remoteAddress: string) => {
  const payload = { locationId: berlin.id, sizeCode: 'S', period: { durationMinutes: 120 } };
  const headers = { host: siteHostFor(shop.city.id) };
  const reply = await shop.app.http.inject({
    method: 'POST',
    url: '/api/public/cart/add',
    headers,
    payload,
    remoteAddress,
  });
  return reply.statusCode;
};

test('one address does not hold all of a location, however many browsers ask at once', async () => {
  await shop.boxes(berlin, 42);
  const from = (address: string) => Array.from({ length: 42 }, () => heldFrom(address));
  const answers = await Promise.all(from('203.0.113.7'));
  expect(Map.groupBy(answers, (status) => status).get(200)).toHaveLength(14);
  expect(Map.groupBy(answers, (status) => status).get(429)).toHaveLength(28);
  expect(await freeAt(berlin)).toBe(28);
  expect(await heldFrom('203.0.113.8')).toBe(200);
  shop.later(16);
  expect(await heldFrom('203.0.113.7')).toBe(200);
});

test('what is paid for is no longer counted', async () => {
  await shop.boxes(berlin, 9);
  const kim = shop.visitor();
  for (let n = 0; n < LEAST_PER_ADDRESS; n++) await kim.add(berlin);
  expect((await shop.visitor().add(berlin)).body.code).toBe('rental.too_many_held');
  const { body } = await kim.place({ contact: { ...KIM, email: 'many@example.org' } });
  expect((await shop.visitor().add(berlin)).body.code).toBe('rental.too_many_held');
  await kim.choose(body.redirectTo);
  expect((await shop.visitor().add(berlin)).status).toBe(200);
});

test('what is held again counts as well', async () => {
  await shop.boxes(berlin, 9);
  const kim = shop.visitor();
  await kim.add(berlin);
  shop.later(16);
  for (let n = 0; n < LEAST_PER_ADDRESS; n++) await shop.visitor().add(berlin);
  expect((await kim.call(checkoutApi.renew, {})).body.code).toBe('rental.too_many_held');
});

test('a cart holds ten boxes at most', async () => {
  await shop.boxes(berlin, 3 * (MOST_BOXES + 1));
  const kim = shop.visitor();
  for (let n = 0; n < MOST_BOXES; n++) expect((await kim.add(berlin)).status).toBe(200);
  expect((await kim.add(berlin)).body).toMatchObject({ code: 'cart.full', params: { most: MOST_BOXES } });
});

test('what is removed is free for others at once', async () => {
  await shop.boxes(berlin, 2);
  const kim = shop.visitor();
  await kim.add(berlin);
  await kim.add(berlin);
  const { lines } = await kim.cart();
  expect(await freeAt(berlin)).toBe(0);
  const left = await kim.call(checkoutApi.remove, { lineId: lines[0]!.id });
  expect(left.body.lines.map(({ id }) => id)).toEqual([lines[1]!.id]);
  expect(await freeAt(berlin)).toBe(1);
  expect((await kim.call(checkoutApi.clear, {})).body.lines).toEqual([]);
  expect(await freeAt(berlin)).toBe(2);
  expect((await kim.call(checkoutApi.remove, { lineId: lines[0]!.id })).body.code).toBe('cart.item_unknown');
});

test('a cart is one contract: boxes of the franchisee do not go with those of the franchisor', async () => {
  const altona = await shop.place(shop.hamburg, 'Altona');
  await shop.boxes(berlin);
  await shop.boxes(altona);
  const kim = shop.visitor();
  await kim.add(berlin);
  expect((await kim.add(altona)).body.code).toBe('cart.other_party');
  const replaced = await kim.add(altona, { isOverwriting: true });
  expect(replaced.body).toMatchObject({ contractParty: 'Hamburg', lines: [{ moreAt: `/standort/${altona.id}` }] });
  expect(await freeAt(berlin)).toBe(1);
});

test('a location of another network is unknown, like one that never was', async () => {
  const abroad = await shop.place(shop.other, 'Fremde');
  await shop.boxes(abroad);
  const told = [];
  for (const id of [abroad.id, newId()]) {
    const { status, body } = await shop.visitor().add({ ...abroad, id });
    told.push([status, body.code, body.error]);
  }
  expect(told[0]).toEqual([404, 'rental.location_unknown', expect.any(String)]);
  expect(told[1]).toEqual(told[0]);
});

test('a cart belongs to one site: its cookie is worth nothing under another', async () => {
  await shop.boxes(berlin);
  const kim = shop.visitor();
  await kim.add(berlin);
  const answer = await shop.app.call(
    checkoutApi.show,
    {},
    { siteOf: shop.other.id, cookies: { fw_cart: kim.token()! } },
  );
  expect(answer.body).toMatchObject({ id: null, lines: [] });
});

test('a hold that ran out stays in the cart as a wish, and can be held again', async () => {
  await shop.boxes(berlin);
  const kim = shop.visitor();
  await kim.add(berlin);
  shop.later(16);
  await shop.app.runJobs();
  expect(await freeAt(berlin)).toBe(1);
  expect(await kim.cart()).toMatchObject({
    totalCents: 0,
    lines: [{ isExpired: true, priceCents: 0, holdExpiresAt: null }],
  });
  expect((await kim.place()).body.code).toBe('cart.hold_expired');
  const renewed = await kim.call(checkoutApi.renew, {});
  expect(renewed.body).toMatchObject({ totalCents: 400, lines: [{ isExpired: false }] });
  expect(await freeAt(berlin)).toBe(0);
});

test('what somebody else took meanwhile is not available any more', async () => {
  await shop.boxes(berlin);
  const kim = shop.visitor();
  await kim.add(berlin);
  shop.later(16);
  await shop.app.runJobs();
  await shop.visitor().add(berlin);
  const renewed = await kim.call(checkoutApi.renew, {});
  expect([renewed.status, renewed.body.code]).toEqual([409, 'cart.options_unavailable']);
});

test('contact data are kept as they were typed, for a week', async () => {
  await shop.boxes(berlin);
  const kim = shop.visitor();
  await kim.add(berlin);
  const half = { ...KIM, lastName: '', email: 'kim@' };
  await kim.call(checkoutApi.saveContact, { contact: half });
  expect((await kim.cart()).contact).toEqual(half);
  shop.later(8 * 24 * 60);
  await shop.app.db.transaction((db) => forgetCarts.run({ ...shop.app.work(), db }, {} as never));
  expect((await kim.cart()).contact.firstName).toBe('');
});

test('what was typed is handed out to its person and erased with them, in their network alone', async () => {
  await shop.boxes(berlin);
  const kim = shop.visitor();
  await kim.add(berlin);
  const contact = { ...KIM, email: 'Mona@Example.org' };
  await kim.call(checkoutApi.saveContact, { contact });
  const own = shop.app.app.personalData.find(({ module }) => module === 'checkout')!;
  const mona = { companyId: shop.city.id, id: newId(), email: 'mona@example.org', name: 'Mona' };
  const scoped = ({ id }: { id: string }) => ({ ...shop.app.work(), companyId: id });
  expect(await own.export(scoped(shop.other), mona)).toEqual({ carts: [] });
  await own.erase(scoped(shop.other), mona);
  expect(await own.export(scoped(shop.city), mona)).toMatchObject({ carts: [{ contact }] });
  await own.erase(scoped(shop.city), mona);
  expect(await own.export(scoped(shop.city), mona)).toEqual({ carts: [] });
  expect(await kim.cart()).toMatchObject({ contact: { email: '' }, lines: [{}] });
});

test('only what is offered can be chosen to pay with', async () => {
  const kim = shop.visitor();
  expect((await kim.call(checkoutApi.choosePayment, { paymentOption: 'paypal' })).body.code).toBe(
    'payment.option_unavailable',
  );
  expect((await kim.call(checkoutApi.choosePayment, { paymentOption: 'test' })).body.paymentOption).toBe('test');
});

test('who meets the database’s own lock on a box is told to try again, and gets the next one', async () => {
  const [lockId] = await shop.boxes(berlin);
  const kim = shop.visitor();
  const { sql, time } = shop.app;
  const [met] = await shop.app.race(
    sql`insert into lockers.occupancy (company_id, id, lock_id, kind, starts_at)
      values (${berlin.companyId}, ${newId()}, ${lockId}, 'reserved', ${time.now})`,
    () => [kim.add(berlin)],
  );
  expect([met!.status, met!.body.code]).toEqual([409, 'cart.item_not_added']);
  expect(met!.body.error).toContain('in den Warenkorb');
  await shop.boxes(berlin);
  expect((await kim.add(berlin)).status).toBe(200);
});

test('a booking that only the constraint stops is refused when everything is written at once', async () => {
  const [lockId] = await shop.boxes(berlin);
  const kim = shop.visitor();
  const { sql } = shop.app;
  const startsAt = new Date(shop.app.time.now.getTime() + 86_400_000);
  const [met] = await shop.app.race(
    sql`insert into rentals.rental (company_id, id, location_id, lock_id, size_code, network_id, cart_id, state, is_now, duration_minutes,
        starts_at, ends_at, blocked_until, hold_expires_at, price_cents, prices, grace_minutes, check_minutes, max_duration_minutes, time_zone, created_at)
      values (${berlin.companyId}, ${newId()}, ${berlin.id}, ${lockId}, 'S', ${berlin.companyId}, ${newId()}, 'held', false, 120,
        ${startsAt}, ${startsAt}::timestamptz + interval '2 hours', ${startsAt}::timestamptz + interval '2 hours', ${startsAt}, 400, '[]', 180, 0, 1440,
        'Europe/Berlin', ${shop.app.time.now})`,
    () => [kim.add(berlin, { period: { startsAt, durationMinutes: 120 } })],
  );
  expect([met!.status, met!.body.code]).toEqual([409, 'rental.box_unavailable']);
  expect((await kim.cart()).lines).toEqual([]);
});
