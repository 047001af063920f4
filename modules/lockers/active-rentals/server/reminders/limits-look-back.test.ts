import { limitApi, limitCapabilities, type WantedLimits } from '@fachwerk/limits/contract';
import { setLimits } from '@fachwerk/limits/testing';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStays, type TestStays } from '../testing.ts';

let world: TestStays;
beforeAll(async () => {
  world = await openStays();
});
afterAll(() => world.app.close());

const at = async (minutes: number) => {
  world.later(minutes);
  await world.app.runJobs();
};
const firstWords = async (email: string) =>
  (await world.subjects(email))
    .map((subject) => subject.split(':')[0])
    .filter((words) => words === 'Ihre Miete endet bald');

const boss = () =>
  world.app.as({ companyId: world.city.id, userId: newId(), capabilities: Object.keys(limitCapabilities) });
const lookBack = async (locationId: string, limits: WantedLimits) =>
  (await boss().call(limitApi.lookBack, { scope: { locationId, lockType: null }, limits })).body.lines.map(
    ({ kind, before, after, minutes }) => [kind, before, after, ...(minutes === undefined ? [] : [minutes])],
  );

test('the reminder comes by the limits of the location, once for an end, however they change meanwhile', async () => {
  const place = await world.wall();
  const reminders = (minutes: number) =>
    setLimits(world.app, { companyId: world.city.id, locationId: place.id, reminders: { minutes, shortMinutes: 15 } });
  await reminders(90);
  await world.rent({ place, email: 'early@example.org', durationMinutes: 120 });
  await at(29);
  expect(await firstWords('early@example.org')).toEqual([]);
  await at(1);
  expect(await firstWords('early@example.org')).toHaveLength(1);
  await reminders(30);
  await at(60);
  await at(30);
  expect(await firstWords('early@example.org')).toHaveLength(1);
});

test('grace is agreed with the rental: a change holds for the next', async () => {
  const place = await world.wall(2);
  const earlier = await world.rent({ place });
  await setLimits(world.app, {
    companyId: world.city.id,
    locationId: place.id,
    overrun: { graceMinutes: 30, since: 'grace_end' },
  });
  const next = await world.rent({ place });
  expect(await world.find(earlier)).toMatchObject({ graceMinutes: 180, overrunSince: 'booked_end' });
  expect(await world.find(next)).toMatchObject({ graceMinutes: 30, overrunSince: 'grace_end' });
});

test('looking back: reminders that would have come at another time, and who would have paid for staying', async () => {
  const place = await world.wall(3);
  const [short, long, late] = [
    await world.rent({ place, durationMinutes: 60 }),
    await world.rent({ place, durationMinutes: 120 }),
    await world.rent({ place, durationMinutes: 60 }),
  ];
  await at(55);
  await world.end(short);
  await at(60);
  await world.end(long);
  // An hour and five minutes late: two started hours at 2 €, once grace is shorter than that.
  await at(10);
  await world.end(late);

  expect(await lookBack(place.id, { reminders: { minutes: 90, shortMinutes: 15 } })).toEqual([
    ['reminded', 3, 3],
    ['reminded_earlier', 0, 1, 30],
  ]);
  // Short rentals would be reminded when one of them had ended.
  expect(await lookBack(place.id, { reminders: { minutes: 60, shortMinutes: 5 } })).toEqual([
    ['reminded', 3, 2],
    ['reminded_later', 0, 1, 10],
  ]);
  expect(await lookBack(place.id, { overrun: { graceMinutes: 30, since: 'booked_end' } })).toEqual([
    ['overrun_rentals', 0, 1],
    ['overrun_cents', 0, 400],
  ]);
  expect(await lookBack(place.id, { overrun: { graceMinutes: 60, since: 'grace_end' } })).toEqual([
    ['overrun_rentals', 0, 1],
    ['overrun_cents', 0, 200],
  ]);
  expect(await lookBack(place.id, { overrun: { graceMinutes: 180, since: 'booked_end' } })).toEqual([]);
});
