import { raiseAlert } from '@fachwerk/alerts/facade';
import { newId } from '@fachwerk/server/ids';
import { mailStyle } from '@fachwerk/sites/facade';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRentals, type PlaceGiven, type TestPlace, type TestRentals } from '../testing.ts';
import { heldRentals, releaseHold } from './release-hold.ts';

let rentals: TestRentals;
beforeAll(async () => {
  rentals = await openRentals();
});
afterAll(() => rentals.app.close());

/** A separate wall for each test. */
async function wall(count = 1, given: PlaceGiven = {}): Promise<TestPlace & { boxes: string[] }> {
  const place = await rentals.place(rentals.city, 'Wand', given);
  return { ...place, boxes: await rentals.boxes(place, count) };
}
const inMinutes = (minutes: number) => new Date(rentals.app.time.now.getTime() + minutes * 60_000);
const refused = (code: string) => ({ code });

test('a box is held for fifteen minutes, and the wall shows it as reserved', async () => {
  const place = await wall();
  const held = await rentals.hold({ place });
  expect(held).toMatchObject({ state: 'held', isNow: true, priceCents: 400, companyId: rentals.city.id });
  expect(held.holdExpiresAt).toEqual(inMinutes(15));
  expect(held.blockedUntil).toEqual(inMinutes(135));
  expect(await rentals.stateOf(held)).toBe('reserved');
  await expect(rentals.hold({ place })).rejects.toMatchObject(refused('rental.size_unavailable'));
});

test('paid, it is active with a key and a PIN in the mail', async () => {
  const rental = await rentals.rent({ place: await wall(), email: 'ada@example.org' });
  expect(rental).toMatchObject({ state: 'active', customerName: 'Kim Kunde', holdExpiresAt: null });
  expect(await rentals.stateOf(rental)).toBe('rented');
  const mail = (await rentals.mails()).find(
    (each) => each.recipient === 'ada@example.org' && /Zugang/.test(each.subject),
  );
  expect(mail!.bodyText).toMatch(/PIN.*: \d{6}/);
  expect(mail!.bodyText).toMatch(/\/miete\/[\w-]{32}/);
  expect(mail!.bodyHtml).toMatch(/<strong[^>]*font-size:36px[^>]*>\d{6}<\/strong>/);
  // The mail has the site's footer with the sender's details.
  const { details } = await mailStyle(rentals.scoped(rentals.city.id));
  expect(mail!.bodyHtml).toContain(`${details.join('<br>')}</p>`);
  const steps = ['held', 'ordered', 'paid', 'started', 'mail', 'access_sent'];
  expect(await rentals.stepsOf(rental)).toEqual(steps);
});

test('a box for later is not taken now, and can be had before and after', async () => {
  const place = await wall();
  const booked = await rentals.hold({ place, startsAt: inMinutes(600) });
  expect(await rentals.stateOf(booked)).toBe('free');
  await expect(rentals.hold({ place, startsAt: inMinutes(500) })).rejects.toMatchObject(
    refused('rental.size_unavailable'),
  );
  const before = await rentals.hold({ place, startsAt: inMinutes(480) });
  const after = await rentals.hold({ place, startsAt: inMinutes(720) });
  expect([before.lockId, after.lockId]).toEqual([booked.lockId, booked.lockId]);
});

test('the time for a look lies between two rentals', async () => {
  const place = await wall(1, { checkMinutes: 30 });
  await rentals.hold({ place, startsAt: inMinutes(600), durationMinutes: 60 });
  await expect(rentals.hold({ place, startsAt: inMinutes(689) })).rejects.toMatchObject(
    refused('rental.size_unavailable'),
  );
  await expect(rentals.hold({ place, startsAt: inMinutes(690) })).resolves.toMatchObject({ state: 'held' });
});

test('a hold that ran out stands in nobody’s way, even before somebody has said so', async () => {
  const place = await wall();
  const first = await rentals.hold({ place });
  rentals.later(15);
  const second = await rentals.hold({ place });
  expect(second.lockId).toBe(first.lockId);
  expect(await rentals.find(first)).toMatchObject({ state: 'expired', occupancyId: null });
  await rentals.app.runJobs();
  expect(await rentals.find(second)).toMatchObject({ state: 'held' });
  expect((await rentals.stepsOf(first)).filter((kind) => kind === 'expired')).toHaveLength(1);
});

test('by itself it is let go at its end, once', async () => {
  const place = await wall();
  const held = await rentals.hold({ place });
  rentals.later(14);
  await rentals.app.runJobs();
  expect((await rentals.find(held)).state).toBe('held');
  rentals.later(1);
  await rentals.app.runJobs();
  await rentals.app.runJobs();
  expect(await rentals.find(held)).toMatchObject({ state: 'expired', holdExpiresAt: null });
  expect(await rentals.stateOf(held)).toBe('free');
  expect((await rentals.stepsOf(held)).filter((kind) => kind === 'expired')).toHaveLength(1);
});

test('out of the cart a box is free at once; what is left in it is listed', async () => {
  const place = await wall(2);
  const cartId = newId();
  const [one, two] = [await rentals.hold({ place, cartId }), await rentals.hold({ place, cartId })];
  await rentals.within(rentals.city.id, (ctx) => releaseHold(ctx, one.id));
  expect(await rentals.find(one)).toMatchObject({ state: 'cancelled' });
  expect(await rentals.stateOf(one)).toBe('free');
  const left = await heldRentals(rentals.scoped(rentals.city.id), cartId);
  expect(left.map(({ id }) => id)).toEqual([two.id]);
  expect(await heldRentals(rentals.scoped(rentals.other.id), cartId)).toEqual([]);
  await expect(rentals.within(rentals.other.id, (ctx) => releaseHold(ctx, two.id))).rejects.toMatchObject(
    refused('rental.unknown'),
  );
});

test('boxes out of service, with an alarm, archived or occupied by somebody else are not let', async () => {
  const place = await wall(4);
  const { db, sql, time } = rentals.app;
  const [out, alarm, gone, taken] = place.boxes as [string, string, string, string];
  const company = place.companyId;
  await db.rows(
    sql`update lockers.lock set out_since = ${time.now}, out_cause = 'battery' where company_id = ${company} and id = ${out}`,
  );
  await db.rows(sql`update lockers.lock set archived_at = ${time.now} where company_id = ${company} and id = ${gone}`);
  const subject = { kind: 'lock', id: alarm, name: '2' } as const;
  await raiseAlert(rentals.scoped(company), { kind: 'jam', subject, location: null });
  await db.rows(sql`
    insert into lockers.occupancy (company_id, id, lock_id, kind, starts_at, ends_at)
    values (${company}, ${newId()}, ${taken}, 'to_check', ${time.now}, ${inMinutes(20)})`);
  await expect(rentals.hold({ place })).rejects.toMatchObject(refused('rental.size_unavailable'));
  const later = await rentals.hold({ place, startsAt: inMinutes(20) });
  expect(later.lockId).toBe(taken);
});

test('a box somebody stays in too long is not promised for the same day, but for the day after', async () => {
  const place = await wall();
  await rentals.rent({ place, durationMinutes: 60 });
  rentals.later(120);
  await expect(rentals.hold({ place, startsAt: inMinutes(23 * 60) })).rejects.toMatchObject(
    refused('rental.size_unavailable'),
  );
  await expect(rentals.hold({ place, startsAt: inMinutes(24 * 60) })).resolves.toMatchObject({ state: 'held' });
});

test('the very box of a sticker is held, or refused', async () => {
  const place = await wall(3);
  const lockId = place.boxes[2]!;
  expect((await rentals.hold({ place, lockId })).lockId).toBe(lockId);
  await expect(rentals.hold({ place, lockId })).rejects.toMatchObject(refused('rental.box_unavailable'));
});

test('of boxes with other prices the cheapest goes first', async () => {
  const place = await wall(1);
  const dear = await rentals.priceGroup(rentals.city.id, `Teuer ${place.id}`, 3);
  const [special] = await rentals.boxes(place, 1, { priceGroupId: dear });
  expect(await rentals.hold({ place })).toMatchObject({ priceCents: 400, lockId: place.boxes[0] });
  expect(await rentals.hold({ place })).toMatchObject({ priceCents: 1200, lockId: special });
});

test('a booking goes where no useless gap stays', async () => {
  const place = await wall(3);
  const first = await rentals.hold({ place, startsAt: inMinutes(600) });
  const tight = await rentals.hold({ place, startsAt: inMinutes(480) });
  expect(tight.lockId).toBe(first.lockId);
  const loose = await rentals.hold({ place, startsAt: inMinutes(750) });
  expect(loose.lockId).not.toBe(first.lockId);
});

test('without neighbours it is chance: all doors wear alike', async () => {
  const place = await wall(4);
  const days = Array.from({ length: 24 }, (_, day) => inMinutes(4 * 1440 * (day + 1)));
  const taken = new Set<string>();
  for (const startsAt of days) taken.add((await rentals.hold({ place, startsAt })).lockId);
  expect(taken.size).toBe(4);
});

test('the site of a franchisor lets the boxes of its franchisee; a stranger’s does not exist', async () => {
  await rentals.boxes(rentals.altona);
  await rentals.boxes(rentals.abroad);
  const held = await rentals.hold({ place: rentals.altona });
  expect(held).toMatchObject({ companyId: rentals.hamburg.id, networkId: rentals.city.id });
  const abroad = { ...rentals.abroad, companyId: rentals.city.id };
  await expect(rentals.hold({ place: abroad })).rejects.toMatchObject(refused('rental.location_unknown'));
  const hidden = await wall(1, { isActive: false });
  await expect(rentals.hold({ place: hidden })).rejects.toMatchObject(refused('rental.location_unknown'));
});

test('a time the location does not let is refused with its reason', async () => {
  const place = await wall(1, { maxDurationMinutes: 240 });
  await expect(rentals.hold({ place, durationMinutes: 241 })).rejects.toMatchObject(refused('rental.too_long'));
  await expect(rentals.hold({ place, startsAt: inMinutes(-5) })).rejects.toMatchObject(
    refused('rental.starts_in_the_past'),
  );
  await expect(rentals.hold({ place, sizeCode: 'XL' })).rejects.toMatchObject(refused('rental.size_unavailable'));
});

test('a box that is booked ahead is known to lockers, until nobody comes for it any more', async () => {
  const place = await wall();
  const upcoming = async () => {
    const { db, sql } = rentals.app;
    const row = await db.first<{ upcoming: number }>(
      sql`select upcoming from lockers.let_view where company_id = ${place.companyId} and id = ${place.boxes[0]}`,
    );
    return row!.upcoming;
  };
  const held = await rentals.hold({ place, startsAt: inMinutes(600) });
  expect(await upcoming()).toBe(1);
  await rentals.pay(await rentals.order([held]));
  expect(await upcoming()).toBe(1);
  rentals.later(600);
  await rentals.app.runJobs();
  expect(await rentals.find(held)).toMatchObject({ state: 'active' });
  expect(await upcoming()).toBe(0);
});
