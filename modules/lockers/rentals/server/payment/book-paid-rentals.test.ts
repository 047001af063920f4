import { orderPaid } from '@fachwerk/orders/contract';
import { cancelOrder, findOrder } from '@fachwerk/orders/facade';
import { emit } from '@fachwerk/server/events';
import { madeFile } from '@fachwerk/server/mail';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessOf } from '../access/access-secrets.ts';
import { keepHolds, orderHolds } from '../hold/order-holds.ts';
import { rentalByKey } from '../record/rental-store.ts';
import { openRentals, type PlaceGiven, type TestPlace, type TestRentals } from '../testing.ts';

let rentals: TestRentals;
beforeAll(async () => {
  rentals = await openRentals();
});
afterAll(() => rentals.app.close());

async function wall(count = 1, given: PlaceGiven = {}): Promise<TestPlace & { boxes: string[] }> {
  const place = await rentals.place(rentals.city, 'Wand', given);
  return { ...place, boxes: await rentals.boxes(place, count) };
}
const inMinutes = (minutes: number) => new Date(rentals.app.time.now.getTime() + minutes * 60_000);
const orderOf = (id: string | null) => findOrder(rentals.scoped(rentals.city.id), id!);
const mailsTo = async (email: string) => (await rentals.mails()).filter(({ recipient }) => recipient === email);

test('ordered, a box is kept for half an hour more', async () => {
  const held = await rentals.hold({ place: await wall() });
  rentals.later(10);
  const placed = await rentals.order([held]);
  const ordered = await rentals.find(held);
  expect(ordered).toMatchObject({ state: 'ordered', orderId: placed.id, orderNumber: placed.number });
  expect(ordered.holdExpiresAt).toEqual(inMinutes(30));
  expect(ordered.blockedUntil).toEqual(inMinutes(150));
  rentals.later(29);
  await rentals.app.runJobs();
  expect((await rentals.find(held)).state).toBe('ordered');
});

test('it is kept only as long as nobody else has booked the box next', async () => {
  const place = await wall();
  await rentals.hold({ place, startsAt: inMinutes(140) });
  const held = await rentals.hold({ place });
  await rentals.order([held]);
  expect(await rentals.find(held)).toMatchObject({
    holdExpiresAt: held.holdExpiresAt,
    blockedUntil: held.blockedUntil,
  });
});

test('what is no longer held cannot be ordered', async () => {
  const place = await wall();
  const held = await rentals.hold({ place });
  rentals.later(15);
  await expect(rentals.order([held])).rejects.toMatchObject({ code: 'rental.hold_expired' });
  const customer = { id: held.id, firstName: '', lastName: '', language: 'de' } as const;
  const strange = rentals.within(rentals.other.id, async (ctx) =>
    orderHolds(ctx, await keepHolds(ctx, [held]), { orderId: held.id, orderNumber: 'x', customer }),
  );
  await expect(strange).rejects.toMatchObject({ code: 'rental.hold_expired' });
});

test('a rental for now begins with its payment and lasts its whole time', async () => {
  const held = await rentals.hold({ place: await wall() });
  const placed = await rentals.order([held]);
  rentals.later(12);
  await rentals.pay(placed);
  const rental = await rentals.find(held);
  expect(rental).toMatchObject({
    state: 'active',
    startsAt: inMinutes(0),
    endsAt: inMinutes(120),
    blockedUntil: inMinutes(120),
  });
  expect(await orderOf(placed.id)).toMatchObject({ status: 'process', paymentState: 'paid' });
});

test('its key and its PIN open nothing but this rental, and rest sealed', async () => {
  const rental = await rentals.rent({ place: await wall() });
  const access = (await accessOf(rentals.scoped(rentals.city.id), rental.id))!;
  expect(access.pin).toMatch(/^\d{6}$/);
  expect(Buffer.from(access.key, 'base64url').length).toBeGreaterThanOrEqual(16);
  expect((await rentalByKey(rentals.scoped(rentals.city.id), access.key))?.id).toBe(rental.id);
  expect(await rentalByKey(rentals.scoped(rentals.other.id), access.key)).toBeUndefined();
  const { db, sql } = rentals.app;
  const row = await db.first(
    sql`select * from rentals.rental where company_id = ${rentals.city.id} and id = ${rental.id}`,
  );
  expect(JSON.stringify(row)).not.toContain(access.key);
  const jobs = await db.rows(sql`select payload from graphile_worker._private_jobs`);
  expect(JSON.stringify(jobs)).not.toContain(access.key);
});

test('a payment that is delivered twice starts it once', async () => {
  const held = await rentals.hold({ place: await wall() });
  const placed = await rentals.order([held], 'twice@example.org');
  await rentals.pay(placed);
  const before = await rentals.find(held);
  rentals.later(3);
  const payload = {
    companyId: placed.companyId,
    orderId: placed.id,
    paymentId: placed.id,
    paidAt: rentals.app.time.now,
  };
  await emit(rentals.app.work(), orderPaid, payload);
  await rentals.app.runJobs();
  expect(await rentals.find(held)).toEqual(before);
  expect((await mailsTo('twice@example.org')).filter(({ subject }) => /Zugang/.test(subject))).toHaveLength(1);
});

test('paid too late, the same box is given if nobody has it', async () => {
  const held = await rentals.hold({ place: await wall() });
  const placed = await rentals.order([held]);
  rentals.later(45);
  await rentals.app.runJobs();
  expect((await rentals.find(held)).state).toBe('expired');
  await rentals.pay(placed);
  expect(await rentals.find(held)).toMatchObject({ state: 'active', lockId: held.lockId, startsAt: inMinutes(0) });
});

test('and so it is before anybody has said that the hold is over', async () => {
  const held = await rentals.hold({ place: await wall() });
  const placed = await rentals.order([held]);
  await rentals.app.db.rows(rentals.app.sql`
    update rentals.rental set hold_expires_at = ${inMinutes(-1)} where company_id = ${held.companyId} and id = ${held.id}`);
  await rentals.pay(placed);
  expect(await rentals.find(held)).toMatchObject({ state: 'active', lockId: held.lockId, startsAt: inMinutes(0) });
  expect(await rentals.stateOf(held)).toBe('rented');
  const unsaid = await rentals.app.db.rows(rentals.app.sql`
    select from lockers.occupancy where company_id = ${held.companyId} and lock_id = ${held.lockId} and released_at is null`);
  expect(unsaid).toHaveLength(1);
});

test('otherwise another of its size', async () => {
  const place = await wall(2);
  const held = await rentals.hold({ place });
  const placed = await rentals.order([held]);
  rentals.later(45);
  const rival = await rentals.hold({ place, lockId: held.lockId });
  await rentals.pay(placed);
  const rental = await rentals.find(held);
  expect(rental.state).toBe('active');
  expect(rental.lockId).not.toBe(rival.lockId);
  expect(await rentals.stateOf(rental)).toBe('rented');
});

test('and where there is none, the money goes back and the customer gets a mail', async () => {
  const place = await wall();
  await rentals.boxes(place, 1, { sizeCode: 'M' });
  const held = await rentals.hold({ place });
  const placed = await rentals.order([held], 'late@example.org');
  rentals.later(45);
  await rentals.hold({ place });
  await rentals.pay(placed);
  expect(await rentals.find(held)).toMatchObject({ state: 'cancelled', occupancyId: null });
  expect(await orderOf(placed.id)).toMatchObject({ status: 'canceled', refundedCents: 400 });
  const [mail] = (await mailsTo('late@example.org')).filter(({ subject }) => /zu spät/.test(subject));
  expect(mail!.bodyText).toContain('4,00');
  expect(await rentals.stepsOf(held)).toEqual(expect.arrayContaining(['expired', 'paid', 'refunded']));
});

test('of an order with several boxes only the missing one is paid back', async () => {
  const place = await wall(2);
  const held = [await rentals.hold({ place }), await rentals.hold({ place })];
  const placed = await rentals.order(held);
  rentals.later(45);
  const rival = await rentals.hold({ place });
  await rentals.pay(placed);
  const states = await Promise.all(held.map(async (each) => (await rentals.find(each)).state));
  expect(states.toSorted()).toEqual(['active', 'cancelled']);
  expect(await orderOf(placed.id)).toMatchObject({ status: 'process', refundedCents: 400 });
  expect((await rentals.find(rival)).state).toBe('held');
});

test('while the provider is checking, the box is kept longer', async () => {
  const held = await rentals.hold({ place: await wall() });
  const placed = await rentals.order([held]);
  await rentals.tryToPay(placed, 'pend');
  await rentals.app.runJobs();
  const { holdExpiresAt, state } = await rentals.find(held);
  expect(state).toBe('ordered');
  expect(holdExpiresAt).toEqual(inMinutes(120));
});

test('a declined payment is noted, and the customer may try again', async () => {
  const held = await rentals.hold({ place: await wall() });
  const placed = await rentals.order([held]);
  await rentals.pay(placed, 'decline');
  expect((await rentals.find(held)).state).toBe('ordered');
  expect(await rentals.stepsOf(held)).toContain('payment_failed');
  await rentals.pay(placed);
  expect((await rentals.find(held)).state).toBe('active');
});

test('a cancelled order lets go what has not begun', async () => {
  const place = await wall();
  const booked = await rentals.rent({ place, startsAt: inMinutes(300) });
  expect(booked.state).toBe('booked');
  await rentals.within(rentals.city.id, (ctx) => cancelOrder(ctx, booked.orderId!, 'Kunde hat angerufen'));
  await rentals.app.runJobs();
  expect((await rentals.find(booked)).state).toBe('cancelled');
  await expect(rentals.hold({ place, startsAt: inMinutes(300) })).resolves.toMatchObject({ state: 'held' });
});

test('mails speak the customer’s language and the location’s time', async () => {
  const place = await wall();
  await rentals.app.db.rows(rentals.app.sql`
    update locations.location set latitude = 52.525, longitude = 13.369 where company_id = ${place.companyId} and id = ${place.id}`);
  await rentals.rent({ place, language: 'en', email: 'joe@example.org', startsAt: new Date('2026-03-20T12:00:00Z') });
  const [mail] = (await mailsTo('joe@example.org')).filter(({ subject }) => subject.startsWith('Your booking'));
  expect(mail!.bodyText).toContain('20 Mar 2026, 13:00');
  expect(mail!.bodyText).toMatch(
    /opens for 3 hours at no extra charge.*each started hour costs .2.00, counted from the booked end/,
  );
  expect(mail!.bodyText).toMatch(/Way and map to the location:\nhttp\S+\/standort\//);
  const [calendar] = mail!.attachments;
  const file = await madeFile({ ...rentals.app.work(), companyId: rentals.city.id }, calendar!);
  const words = file!.content.toString();
  expect(words).toContain('DTSTART;TZID=Europe/Berlin:20260320T130000\r\n');
  expect(words).toContain('GEO:52.525;13.369\r\n');
  // Calendars are shared: the entry must not contain the key.
  const key = /\/miete\/([\w-]+)/.exec(mail!.bodyText)![1]!;
  expect([words.includes(key), JSON.stringify(calendar).includes(key)]).toEqual([false, false]);
});
