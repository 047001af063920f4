import { WEEKDAYS } from '@fachwerk/base/time';
import { rentalSiteApi } from '@fachwerk/rentals/contract-site';
import { openRentals, type TestRentals } from '@fachwerk/rentals/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingApi } from '../contract.ts';
import { booking } from './module.ts';

let world: TestRentals;
/** Open from 8 to 20 every day; it is 11 o'clock. */
let shop: string;
beforeAll(async () => {
  world = await openRentals(booking);
  await world.boxes(world.berlin, 3);
  await world.boxes(world.berlin, 1, { sizeCode: 'L' });
  await world.boxes(world.abroad, 1);
  const weekly = Object.fromEntries(WEEKDAYS.map((day) => [day, [{ from: '08:00', to: '20:00' }]]));
  const openingHours = { isAlwaysOpen: false, weekly, holidaysOf: null, onHolidays: [], exceptions: [] };
  shop = (await world.place(world.city, 'Laden', { openingHours, isLongTerm: false })).id;
});
afterAll(() => world.app.close());

const prices = (locationId: string, start?: string) =>
  world.app.call(bookingApi.prices, { locationId, ...(start && { start }) }, { siteOf: world.city.id });

test('the price list says what an hour, four, a day and a week cost in each size, and what is free now', async () => {
  await world.hold();
  const { status, body } = await prices(world.berlin.id);
  expect(status).toBe(200);
  const listed = [60, 240, 1440, 10_080].map((minutes) =>
    body.durations.findIndex(({ durationMinutes }) => durationMinutes === minutes),
  );
  expect(body.sizes.map(({ size, free, cents }) => [size.code, free, ...listed.map((at) => cents[at])])).toEqual([
    ['S', 2, 200, 800, 1000, 7000],
    ['L', 1, 400, 1600, 2000, 14_000],
  ]);
});

const starts = [
  ['now', undefined, []],
  ['at noon, to the minute it closes', '2026-03-01T12:00', []],
  ['in the evening', '2026-03-01T17:00', [240, 480]],
  ['at night', '2026-03-01T22:00', 'all'],
  ['at a time that is none', 'gestern', []],
] as const;

test('lengths that end after closing are refused as a booking of them would be; whole days are not', async () => {
  for (const [name, start, refused] of starts) {
    const { durations } = (await prices(shop, start)).body;
    const closed = durations.flatMap(({ durationMinutes, problem }) => (problem ? [durationMinutes] : []));
    expect([name, closed]).toEqual([name, refused === 'all' ? durations.map((each) => each.durationMinutes) : refused]);
  }
  const startsAt = new Date('2026-03-01T16:00:00Z');
  for (const { durationMinutes, problem } of (await prices(shop, '2026-03-01T17:00')).body.durations) {
    const period = { startsAt, durationMinutes };
    const asked = await world.app.call(rentalSiteApi.offer, { locationId: shop, period }, { siteOf: world.city.id });
    expect([durationMinutes, asked.body.problem]).toEqual([durationMinutes, problem]);
  }
});

test('a stranger’s location, or none at all, gives the same answer', async () => {
  const strange = await prices(world.abroad.id);
  const nothing = await prices('00000000-0000-7000-8000-000000000009');
  expect(strange.status).toBe(404);
  expect({ ...strange.body, requestId: '' }).toEqual({ ...nothing.body, requestId: '' });
});
