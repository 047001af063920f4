import { customerFor } from '@fachwerk/customers/facade';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rentalSiteApi } from '../../contract-site.ts';
import { openRentals, type TestRentals } from '../testing.ts';

let rentals: TestRentals;
let boxes: string[];
beforeAll(async () => {
  rentals = await openRentals();
  boxes = await rentals.boxes(rentals.berlin, 3);
  await rentals.boxes(rentals.berlin, 2, { sizeCode: 'L' });
  await rentals.boxes(rentals.altona, 1);
  await rentals.boxes(rentals.abroad, 1);
});
afterAll(() => rentals.app.close());

const onSite = () => ({ siteOf: rentals.city.id });
const inMinutes = (minutes: number) => new Date(rentals.app.time.now.getTime() + minutes * 60_000);
const offer = (period: { startsAt?: Date; durationMinutes: number }, locationId = rentals.berlin.id) =>
  rentals.app.call(rentalSiteApi.offer, { locationId, period }, onSite());

test('an offer says what is free of each size, and what it costs', async () => {
  const { status, body } = await offer({ durationMinutes: 90 });
  expect(status).toBe(200);
  expect(body).toMatchObject({ isNow: true, isEndMoved: false, problem: null });
  expect(body.sizes.map(({ size, free, priceCents }) => [size.code, free, priceCents])).toEqual([
    ['S', 3, 400],
    ['L', 2, 800],
  ]);
});

test('what is held, booked or running for the time is not offered; before and after it is', async () => {
  const held = await rentals.hold({ startsAt: inMinutes(600) });
  const free = async (startsAt: Date) => (await offer({ startsAt, durationMinutes: 60 })).body.sizes[0]!.free;
  expect(await free(inMinutes(600))).toBe(2);
  expect(await free(inMinutes(540))).toBe(3);
  expect(await free(inMinutes(720))).toBe(3);
  await rentals.pay(await rentals.order([held]));
  expect(await free(inMinutes(600))).toBe(2);
});

test('a period that cannot be had says why, and still what it would cost', async () => {
  const { body } = await offer({ durationMinutes: 60 * 24 * 60 });
  expect(body).toMatchObject({ problem: 'rental.too_long' });
  expect(body.sizes[0]!.priceCents).toBeGreaterThan(0);
});

test('locations are those of the network that are shown, with what is free now and the cheapest price', async () => {
  await rentals.place(rentals.city, 'Versteckt', { isActive: false });
  const { body } = await rentals.app.call(rentalSiteApi.locations, {}, onSite());
  expect(
    body.locations.map(({ name, freeBoxes, fromCents, contractParty }) => [name, freeBoxes, fromCents, contractParty]),
  ).toEqual([
    ['Altona', 1, 200, 'Hamburg'],
    ['Berlin', 5, 200, 'City'],
  ]);
  expect(body.locations[1]).toMatchObject({ isOpen: true, changesAt: null, city: 'Berlinstadt' });
});

test('a stranger’s location, or none at all, gives the same answer', async () => {
  const strange = await offer({ durationMinutes: 60 }, rentals.abroad.id);
  const nothing = await offer({ durationMinutes: 60 }, '00000000-0000-7000-8000-000000000009');
  expect(strange.status).toBe(404);
  expect({ ...strange.body, requestId: '' }).toEqual({ ...nothing.body, requestId: '' });
});

test('a sticker leads to its box, and to the rental of whoever has it', async () => {
  const { db, sql } = rentals.app;
  const codeOf = async (lockId: string) =>
    (await db.first<{ qrCode: string }>(
      sql`select qr_code from lockers.let_view where company_id = ${rentals.city.id} and id = ${lockId}`,
    ))!.qrCode;
  const qrCode = await codeOf(boxes[1]!);
  const look = async (cookies = {}) =>
    (await rentals.app.call(rentalSiteApi.box, { qrCode }, { ...onSite(), cookies })).body;
  expect(await look()).toMatchObject({ lockId: boxes[1], sizeCode: 'S', isFree: true, rentalId: null });
  const rental = await rentals.rent({ lockId: boxes[1]! });
  expect(await look()).toMatchObject({ isFree: false, rentalId: null });
  expect(await look({ fw_session: `${rental.customerId}.${rentals.city.id}` })).toMatchObject({ rentalId: rental.id });
  const contact = { email: 'else@example.org', firstName: 'E', lastName: 'L', phone: '', language: 'de' } as const;
  const somebody = await customerFor(rentals.scoped(rentals.city.id), contact);
  expect(await look({ fw_session: `${somebody.id}.${rentals.city.id}` })).toMatchObject({ rentalId: null });
  const foreign = await rentals.app.call(rentalSiteApi.box, { qrCode }, { siteOf: rentals.other.id });
  expect(foreign.body.code).toBe('rental.box_unknown');
});
