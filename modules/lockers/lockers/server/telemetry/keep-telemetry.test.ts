import { openLocks, type TestLocks } from '@fachwerk/maintenance/testing';
import { sql } from '@fachwerk/server/sql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepTelemetry, TELEMETRY_DAYS } from './keep-telemetry.job.ts';

let locks: TestLocks;
beforeAll(async () => {
  locks = await openLocks();
});
afterAll(() => locks.app.close());
test('days that are over become one row each, and old readings go', async () => {
  const lock = await locks.lock(locks.berlin);
  locks.app.time.now = new Date('2026-05-10T00:20:00Z');
  const add = (at: string, battery: number) =>
    locks.app.db.rows(sql`
      insert into lockers.telemetry (company_id, lock_id, at, received_at, message_id, battery)
      values (${locks.city.id}, ${lock.id}, ${at}, ${at}, 'm', ${battery})`);
  await add('2026-05-08T10:00:00Z', 60);
  await add('2026-05-09T10:00:00Z', 58);
  await add('2026-05-09T20:00:00Z', 56);
  await add('2026-05-10T00:10:00Z', 55);
  await keepTelemetry.run(locks.app.work(), {} as never);
  const days = () =>
    locks.app.db.rows(sql`
      select on_day, readings, battery from lockers.telemetry_day where company_id = ${locks.city.id} and lock_id = ${lock.id} order by on_day`);
  expect(await days()).toEqual([
    { onDay: '2026-05-08', readings: 1, battery: 60 },
    { onDay: '2026-05-09', readings: 2, battery: 57 },
  ]);
  // Something came late for the last day that was done.
  await add('2026-05-09T21:00:00Z', 54);
  locks.app.time.now = new Date('2026-05-11T00:20:00Z');
  await keepTelemetry.run(locks.app.work(), {} as never);
  expect((await days()).slice(1)).toEqual([
    { onDay: '2026-05-09', readings: 3, battery: 56 },
    { onDay: '2026-05-10', readings: 1, battery: 55 },
  ]);
  locks.app.time.now = new Date(Date.parse('2026-05-10T00:20:00Z') + TELEMETRY_DAYS * 86_400_000);
  await keepTelemetry.run(locks.app.work(), {} as never);
  const kept = await locks.app.db.rows<{ at: Date }>(
    sql`select at from lockers.telemetry where company_id = ${locks.city.id} and lock_id = ${lock.id}`,
  );
  expect(kept.map(({ at }) => at.toISOString())).toEqual(['2026-05-10T00:10:00.000Z']);
  expect(await days()).toHaveLength(3);
});
