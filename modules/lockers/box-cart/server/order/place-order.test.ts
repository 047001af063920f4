import { checkoutApi } from '@fachwerk/cart/contract';
import { CART_COOKIE, placedOnce } from '@fachwerk/cart/testing';
import { customersByIds } from '@fachwerk/customers/facade';
import { startPayment } from '@fachwerk/payments/facade';
import type { SiteCtx } from '@fachwerk/server/ctx';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { boxCartApi } from '../../contract.ts';
import { ACCEPTED, KIM, openCheckout, type TestCheckout, type TestPlace } from '../checkout.for-tests.ts';

let shop: TestCheckout;
let berlin: TestPlace;
beforeAll(async () => {
  shop = await openCheckout();
});
afterAll(() => shop.app.close());
beforeEach(async () => {
  // Tries are counted by the minute.
  shop.later(2);
  berlin = await shop.place(shop.city, 'Berlin');
  await shop.boxes(berlin, 3);
});

/** Owes nothing, whatever happens before. */
const ADA = { ...KIM, email: 'ada@example.org' };

/** What the use case knows about a request of this visitor. */
function ctxOf(cartToken: string): SiteCtx {
  return {
    ...shop.app.work(),
    companyId: shop.city.id,
    site: { id: shop.city.id, companyId: shop.city.id },
    language: 'de',
    request: {
      id: 'r',
      address: '127.0.0.1',
      userAgent: '',
      cookies: { [CART_COOKIE]: cartToken },
      header: () => undefined,
    },
    setCookie: () => {},
    belongsTo: () => {},
  };
}

test('an order is placed, and its payment begins at the provider', async () => {
  const kim = shop.visitor();
  await kim.add(berlin);
  const before = await shop.counts(shop.city.id);
  const { status, body } = await kim.place();
  expect(status).toBe(200);
  expect(body.redirectTo).toContain('/zahlung/test/');
  expect(Buffer.from(body.orderHash, 'base64url').length).toBeGreaterThanOrEqual(16);
  const after = await shop.counts(shop.city.id);
  expect([after.orders - before.orders, after.payments - before.payments]).toEqual([1, 1]);
  expect(await kim.state(body.orderHash)).toMatchObject({
    kind: 'purchase',
    result: 'elsewhere',
    totalCents: 400,
    vatCents: 64,
    email: KIM.email,
    contractParty: 'City',
    rentals: [],
  });
});

test('once it is paid, the order leads to the rental', async () => {
  const kim = shop.visitor();
  await kim.add(berlin);
  const { body } = await kim.place();
  await kim.choose(body.redirectTo);
  const state = await kim.state(body.orderHash);
  expect(state).toMatchObject({ result: 'paid', rentals: [{ state: 'active', key: expect.any(String) }] });
  expect(await kim.cart()).toMatchObject({ id: null, lines: [], unpaidOrderHash: null, contact: KIM });
});

test('fifty times the same request at the same moment is one order and one payment', async () => {
  const kim = shop.visitor();
  await kim.add(berlin);
  const placement = kim.placementOf(await kim.cart());
  const before = await shop.counts(shop.city.id);
  const { sql } = shop.app;
  const answers = await shop.app.race(
    sql`select from checkout.cart where company_id = ${shop.city.id} and id = ${placement.data.cartId} for update`,
    () => Array.from({ length: 50 }, () => kim.call(checkoutApi.pay, placement)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const after = await shop.counts(shop.city.id);
  expect([after.orders - before.orders, after.payments - before.payments]).toEqual([1, 1]);
});

/** Where the process may be killed, and what it had done by then. */
const phases = [
  [
    'before the order was committed',
    async (ctx: SiteCtx, input: Parameters<typeof placedOnce>[1]) => {
      const killed = ctx.db.transaction(async (db) => {
        await placedOnce({ ...ctx, db }, input);
        throw new Error('killed');
      });
      await expect(killed).rejects.toThrow('killed');
    },
  ],
  [
    'after the order, before the provider was asked',
    async (ctx: SiteCtx, input: Parameters<typeof placedOnce>[1]) => {
      await ctx.db.transaction((db) => placedOnce({ ...ctx, db }, input));
    },
  ],
  [
    'after the provider was asked, before the answer',
    async (ctx: SiteCtx, input: Parameters<typeof placedOnce>[1]) => {
      const { partyId, orderId } = await ctx.db.transaction((db) => placedOnce({ ...ctx, db }, input));
      const { sql } = shop.app;
      const payment = await ctx.db.first<{ id: string }>(
        sql`select id from payments.payment where company_id = ${partyId} and reference = ${orderId}`,
      );
      await startPayment({ ...ctx, companyId: partyId }, payment!.id);
    },
  ],
] as const;

for (const [name, die] of phases) {
  test(`killed ${name}, the same request again is one order and one payment`, async () => {
    const kim = shop.visitor();
    await kim.add(berlin);
    const placement = kim.placementOf(await kim.cart());
    const before = await shop.counts(shop.city.id);
    await die(ctxOf(kim.token()!), placement);
    const answer = await kim.call(checkoutApi.pay, placement);
    expect(answer.status).toBe(200);
    expect(answer.body.redirectTo).toContain('/zahlung/test/');
    const after = await shop.counts(shop.city.id);
    expect([after.orders - before.orders, after.payments - before.payments]).toEqual([1, 1]);
    await kim.choose(answer.body.redirectTo);
    expect((await kim.state(answer.body.orderHash)).result).toBe('paid');
  });
}

test('a cart that was filled before its company was suspended is not sold any more', async () => {
  const kim = shop.visitor();
  await kim.add(berlin);
  const placement = kim.placementOf(await kim.cart());
  const ctx = ctxOf(kim.token()!);
  const suspended = { ...ctx, site: { ...ctx.site, isSuspended: true } };
  const before = await shop.counts(shop.city.id);
  const placing = shop.app.db.transaction((db) => placedOnce({ ...suspended, db }, placement));
  await expect(placing).rejects.toMatchObject({ code: 'site.suspended' });
  expect(await shop.counts(shop.city.id)).toEqual(before);
});

test('nor is a box of a franchisee that was suspended meanwhile', async () => {
  const altona = await shop.place(shop.hamburg, 'Altona');
  await shop.boxes(altona);
  const kim = shop.visitor();
  await kim.add(altona);
  const { db, sql, time } = shop.app;
  const suspend = (at: Date | null) =>
    db.rows(sql`
      update companies.company set suspended_at = ${at}, suspension_reason = ${at ? 'Offene Rechnung' : ''} where id = ${shop.hamburg.id}`);
  await suspend(time.now);
  const refused = await kim.place();
  await suspend(null);
  expect([refused.status, refused.body.code]).toEqual([409, 'rental.location_not_on_sale']);
  expect((await kim.place()).status).toBe(200);
});

test('an order that is placed but not paid is not forgotten: the cart leads to it', async () => {
  const kim = shop.visitor();
  await kim.add(berlin);
  const { body } = await kim.place();
  expect(await kim.cart()).toMatchObject({ lines: [], unpaidOrderHash: body.orderHash });
  const next = await kim.add(berlin);
  expect(next.body).toMatchObject({ lines: [{ isExpired: false }], contact: KIM });
  expect(next.cookies).toHaveProperty(CART_COOKIE);
});

test('a request for a cart that is another one by now places nothing', async () => {
  const kim = shop.visitor();
  await kim.add(berlin);
  const old = kim.placementOf(await kim.cart());
  await kim.call(checkoutApi.pay, old);
  await kim.add(berlin);
  const before = await shop.counts(shop.city.id);
  expect((await kim.call(checkoutApi.pay, old)).body.code).toBe('cart.changed_meanwhile');
  expect(await shop.counts(shop.city.id)).toEqual(before);
});

/** In two windows of one browser: what `place` shows, and what the other one has made of the cart since. */
async function inTwoWindows() {
  const cologne = await shop.place(shop.city, 'Köln');
  await shop.boxes(cologne);
  const kim = shop.visitor();
  await kim.add(berlin);
  const shown = kim.placementOf(await kim.cart(), { contact: ADA });
  await kim.call(checkoutApi.remove, { lineId: shown.data.lines[0]!.id });
  await kim.add(cologne);
  const other = kim.placementOf(await kim.cart(), { contact: ADA });
  return { kim, shown, other };
}

test('what another window has put into the cart meanwhile is not ordered, not even for the same money', async () => {
  const { kim, shown, other } = await inTwoWindows();
  expect([other.data.cartId, other.data.expectedTotalCents]).toEqual([
    shown.data.cartId,
    shown.data.expectedTotalCents,
  ]);
  const before = await shop.counts(shop.city.id);
  const answer = await kim.call(checkoutApi.pay, shown);
  expect([answer.status, answer.body.code]).toEqual([409, 'cart.changed_meanwhile']);
  expect(await shop.counts(shop.city.id)).toEqual(before);
});

test('and who ordered something else is not sent to pay for what another window has ordered', async () => {
  const { kim, shown, other } = await inTwoWindows();
  expect((await kim.call(checkoutApi.pay, other)).status).toBe(200);
  expect((await kim.call(checkoutApi.pay, shown)).body.code).toBe('cart.changed_meanwhile');
  expect((await kim.call(checkoutApi.pay, other)).status).toBe(200);
});

test('of two windows that order different things at the same moment, one does', async () => {
  const { kim, shown, other } = await inTwoWindows();
  const { sql } = shop.app;
  const answers = await shop.app.race(
    sql`select from checkout.cart where company_id = ${shop.city.id} and id = ${shown.data.cartId} for update`,
    () => [kim.call(checkoutApi.pay, shown), kim.call(checkoutApi.pay, other)],
  );
  expect(answers.map(({ status }) => status)).toEqual([409, 200]);
});

const refusals = [
  [
    'a name is missing',
    { contact: { ...KIM, lastName: '' } },
    422,
    'checkout.missing_information',
    'data.contact.lastName',
  ],
  [
    'the address is none',
    { contact: { ...KIM, email: 'kim@' } },
    422,
    'checkout.incorrect_information',
    'data.contact.email',
  ],
  [
    'the terms are not accepted',
    { accepted: { ...ACCEPTED, terms: false } },
    422,
    'checkout.approval_required',
    'data.accepted.terms',
  ],
  ['the price was another one', { expectedTotalCents: 399 }, 409, 'cart.price_changed', undefined],
] as const;
for (const [name, given, status, code, field] of refusals) {
  test(`nothing is placed when ${name}`, async () => {
    const kim = shop.visitor();
    await kim.add(berlin);
    const before = await shop.counts(shop.city.id);
    const answer = await kim.place(given);
    expect([answer.status, answer.body.code, answer.body.fields?.[0]?.path]).toEqual([status, code, field]);
    expect(await shop.counts(shop.city.id)).toEqual(before);
    expect((await kim.place()).status).toBe(200);
  });
}

test('a name that is missing and terms that are not accepted are said at once', async () => {
  const kim = shop.visitor();
  await kim.add(berlin);
  const { body } = await kim.place({ contact: { ...KIM, lastName: '' }, accepted: { ...ACCEPTED, terms: false } });
  expect(body.code).toBe('checkout.missing_information');
  expect(body.fields?.map(({ path }) => path)).toEqual(['data.contact.lastName', 'data.accepted.terms']);
  expect((await kim.place()).status).toBe(200);
});

test('an empty cart cannot be placed', async () => {
  expect((await shop.visitor().place()).body.code).toBe('cart.empty');
});

/** Who stayed too long: the box is still theirs, and an extra payment is due. */
async function lateRenter(email: string) {
  const contact = { ...KIM, email };
  const { kim, rental, key } = await shop.rented(berlin, {}, contact);
  shop.later(2 * 60 + 181);
  const altona = await shop.place(shop.hamburg, 'Altona');
  await shop.boxes(altona, 4);
  return { kim, contact, altona, rental, key };
}

const mailsTo = async (email: string) => {
  const { db, sql } = shop.app;
  const mails = await db.rows<{ subject: string; bodyText: string }>(sql`
    select subject, body_text from kit.mail where company_id = any(${[shop.city.id, shop.hamburg.id]}) and recipient = ${email} order by at, id`);
  return mails.filter(({ subject }) => /^(Offene Nachzahlung|Ihre Buchung bei)/.test(subject));
};

test('a stranger does not hear who is blocked and who owes: the address hears it, once a day', async () => {
  const { contact, altona, key } = await lateRenter('late@example.org');
  const { db, sql } = shop.app;
  const stranger = shop.visitor();
  await stranger.add(altona);
  const typed = await stranger.call(checkoutApi.saveContact, { contact });
  expect([typed.status, typed.body.code]).toEqual([409, 'rental.not_bookable']);
  const placed = await stranger.place({ contact });
  expect([placed.status, placed.body.code, placed.body.error]).toEqual([409, 'rental.not_bookable', typed.body.error]);
  expect((await stranger.cart()).contact).toEqual(contact);
  const [mail, ...more] = await mailsTo(contact.email);
  expect(more).toEqual([]);
  expect(mail!.bodyText).toMatch(/zurzeit 8,00/);
  expect(mail!.bodyText).toContain(`/miete/${key}/nachzahlen`);
  expect((await stranger.place({ contact: { ...KIM, email: 'lea@example.org' } })).status).toBe(200);

  const blocked = { ...KIM, email: 'blocked@example.org' };
  await shop.rented(berlin, {}, blocked);
  await db.rows(sql`
    update customers.customer set blocked_at = ${shop.app.time.now} where company_id = ${shop.city.id} and email = ${blocked.email}`);
  const other = shop.visitor();
  await other.add(altona);
  const refused = await other.place({ contact: blocked });
  expect([refused.status, refused.body.code, refused.body.error]).toEqual([
    409,
    'rental.not_bookable',
    typed.body.error,
  ]);
  expect((await mailsTo(blocked.email)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Ihre Buchung bei/),
  ]);

  shop.later(24 * 60);
  await other.add(altona);
  expect((await other.call(checkoutApi.saveContact, { contact })).body.code).toBe('rental.not_bookable');
  expect(await mailsTo(contact.email)).toHaveLength(2);
});

test('whoever is signed in hears at once what is open, and where to pay it; nobody is written to', async () => {
  const { contact, altona, key } = await lateRenter('open@example.org');
  const own = shop.visitor();
  await own.signIn(contact.email);
  await own.add(altona);
  expect((await own.cart()).owed).toEqual([{ payAt: `/miete/${key}/nachzahlen`, dueCents: 800 }]);
  const typed = await own.call(checkoutApi.saveContact, { contact });
  expect([typed.status, typed.body.code]).toEqual([402, 'rental.surcharges_outstanding']);
  expect((await own.place({ contact })).body.code).toBe('rental.surcharges_outstanding');
  expect(await mailsTo(contact.email)).toEqual([]);
});

test('and so does whoever holds the rental in this browser', async () => {
  const { kim, contact, altona, key } = await lateRenter('here@example.org');
  await kim.add(altona);
  expect((await kim.cart()).owed).toEqual([{ payAt: `/miete/${key}/nachzahlen`, dueCents: 800 }]);
  expect((await kim.place({ contact })).body.code).toBe('rental.surcharges_outstanding');
  expect(await mailsTo(contact.email)).toEqual([]);
});

test('an extra payment asks for nothing new: no consents, no newsletter, the terms of its contract', async () => {
  const { contact, key } = await lateRenter('extra@example.org');
  const kim = shop.visitor();
  await kim.call(boxCartApi.beginSurcharge, { key, isOverwriting: false });
  const accepted = { terms: false, privacy: false, withdrawal: false };
  const { status, body } = await kim.place({ contact, accepted, newsletter: true });
  expect(status).toBe(200);
  const { db, sql } = shop.app;
  const order = await db.first<{ accepted: { newsletter: boolean; terms: number; at: string }; placedAt: Date }>(sql`
    select accepted, placed_at from orders.customer_order where company_id = ${shop.city.id} and order_hash = ${body.orderHash}`);
  expect(order!.accepted).toMatchObject({ terms: 1, newsletter: false });
  expect(new Date(order!.accepted.at).getTime()).toBeLessThan(order!.placedAt.getTime());
});

test('whoever types somebody’s address lets nobody see whose it is: staff read the name that was typed', async () => {
  await shop.rented(berlin, {}, { ...KIM, email: 'private@example.org', firstName: 'Wilhelmine', lastName: 'Geheim' });
  const altona = await shop.place(shop.hamburg, 'Altona');
  await shop.boxes(altona, 4);
  const stranger = shop.visitor();
  await stranger.add(altona);
  const contact = { ...KIM, email: 'private@example.org', firstName: 'Xaver', lastName: 'Ypsilon' };
  const { body } = await stranger.place({ contact });
  const { db, sql } = shop.app;
  const told = await db.rows<{ row: string }>(sql`
    select to_jsonb(r)::text as row from rentals.rental r where r.company_id = ${shop.hamburg.id} and r.state = 'ordered'
    union all select to_jsonb(o)::text from lockers.occupancy o where o.company_id = ${shop.hamburg.id}
    union all select to_jsonb(s)::text from rentals.rental_step s where s.company_id = ${shop.hamburg.id}
    union all select to_jsonb(o)::text from orders.customer_order o where o.company_id = ${shop.hamburg.id} and o.order_hash = ${body.orderHash}
    union all select to_jsonb(e)::text from logs.log_entry e where e.company_id = ${shop.hamburg.id}`);
  const all = told.map(({ row }) => row).join();
  expect(all).toContain('Xaver Ypsilon');
  expect(all).not.toMatch(/Wilhelmine|Geheim/);
});

test('the franchisee is the contract party of its boxes; the customer belongs to the network', async () => {
  const altona = await shop.place(shop.hamburg, 'Altona');
  await shop.boxes(altona);
  const kim = shop.visitor();
  await kim.add(altona);
  const { body } = await kim.place({ contact: ADA });
  const { db, sql } = shop.app;
  const order = await db.first<{ customerId: string; networkId: string; siteCompanyId: string; accepted: object }>(sql`
    select customer_id, network_id, site_company_id, accepted from orders.customer_order
    where company_id = ${shop.hamburg.id} and order_hash = ${body.orderHash}`);
  expect(order).toMatchObject({
    networkId: shop.city.id,
    siteCompanyId: shop.city.id,
    accepted: { terms: 1, privacy: 1, withdrawal: 1, isOfParty: true },
  });
  const found = await customersByIds({ ...shop.app.work(), companyId: shop.city.id }, [order!.customerId]);
  expect([...found.values()][0]).toMatchObject({ email: ADA.email, companyId: shop.city.id });
});

test('an order of another network is unknown, like one that never was', async () => {
  const kim = shop.visitor();
  await kim.add(berlin);
  const { orderHash } = (await kim.place({ contact: ADA })).body;
  const told = [];
  for (const hash of [orderHash, 'x'.repeat(32)]) {
    const stranger = shop.visitor(shop.other);
    const seen = await stranger.call(checkoutApi.orderState, { orderHash: hash, isReturning: false });
    const tried = await stranger.call(checkoutApi.retryPayment, { orderHash: hash, paymentOption: 'test' });
    told.push([seen.status, seen.body.code, seen.body.error, tried.status, tried.body.code]);
  }
  expect(told[0]).toEqual([404, 'order.unknown', expect.any(String), 404, 'order.unknown']);
  expect(told[1]).toEqual(told[0]);
});

test('the secret of an order shows it to whoever has it, staff included; its keys go to the browser that ordered and to the customer alone', async () => {
  const kim = shop.visitor();
  await shop.boxes(berlin);
  await kim.add(berlin);
  const { orderHash, redirectTo } = (await kim.place({ contact: ADA })).body;
  await kim.choose(redirectTo);
  expect(await kim.state(orderHash)).toMatchObject({ hasKeys: true, rentals: [{ key: expect.any(String) }] });

  const elsewhere = shop.visitor();
  const seen = await elsewhere.state(orderHash);
  expect(seen).toMatchObject({ result: 'paid', hasKeys: false, rentals: [{ key: null, state: 'active' }] });
  // To pay again what is paid, or to look at it, makes nobody the one who ordered.
  await elsewhere.call(checkoutApi.retryPayment, { orderHash, paymentOption: 'test' });
  expect(await elsewhere.state(orderHash, true)).toMatchObject({ hasKeys: false, rentals: [{ key: null }] });
});
