import { addMinutes } from '@fachwerk/base/time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AlertHouse, openAlertHouse } from './alerts.for-tests.ts';
import { raiseAlert } from './facade.ts';

let world: AlertHouse;
beforeAll(async () => {
  world = await openAlertHouse();
});
afterAll(() => world.house.close());

let companyId: string;
beforeEach(() => {
  companyId = world.hamburg.id;
});

const later = (minutes: number) => {
  world.house.time.now = addMinutes(world.house.time.now, minutes);
};
const raise = (cause: Parameters<typeof raiseAlert>[1]) => raiseAlert(world.inside(companyId), cause);
const alertsOf = (subjectId: string) =>
  world.house.db.rows<{ id: string; state: string; times: number; data: object; priority: string }>(world.house.sql`
    select id, state, times, data, priority from alerts.alert
    where company_id = ${companyId} and subject_id = ${subjectId} order by raised_at, id`);

test('a cause that is reported again and again has one alert', async () => {
  const cause = world.cause();
  const first = await raise(cause);
  later(5);
  const second = await raise(cause);
  expect([first.isNew, second.isNew, second.alertId]).toEqual([true, false, first.alertId]);
  expect(await alertsOf(cause.subject.id)).toMatchObject([{ state: 'open', times: 1, priority: 'urgent' }]);
});

test('two reports at the same moment make one alert, and one of them is told that it is new', async () => {
  await raise(world.cause());
  const cause = world.cause();
  // The first waits here with its alert written, the second waits for the first.
  const stream = world.house.sql`select from kit.stream where company_id = ${companyId} and name = 'alerts' for update`;
  const both = await world.house.race(stream, () => [raise(cause), raise(cause)]);
  expect(both.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
  expect(both[0]!.alertId).toBe(both[1]!.alertId);
  expect(await alertsOf(cause.subject.id)).toMatchObject([{ state: 'open', times: 1 }]);
});
