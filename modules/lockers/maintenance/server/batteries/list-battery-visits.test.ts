import { sql } from '@fachwerk/server/sql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maintenanceApi } from '../../contract.ts';
import { openLocks, type TestLocks } from '../testing.ts';

let locks: TestLocks;
beforeAll(async () => {
  locks = await openLocks();
});
afterAll(() => locks.app.close());

const city = () => locks.by(locks.city);
const _inCity = () => locks.inCompany(locks.city.id);
test('batteries that need a visit: the low ones first, then by the day they will be', async () => {
  const { db, time } = locks.app;
  const falling = await locks.lock(locks.berlin, { number: 'falls' });
  const low = await locks.lock(locks.altona, { number: 'low' });
  const steady = await locks.lock(locks.berlin, { number: 'steady' });
  for (const [companyId, { id }, battery, perDay] of [
    [locks.city.id, falling, 40, 1],
    [locks.hamburg.id, low, 20, 0],
    [locks.city.id, steady, 60, 0],
  ] as const) {
    await db.rows(
      sql`update lockers.lock_state set battery = ${battery} where company_id = ${companyId} and lock_id = ${id}`,
    );
    await db.rows(sql`
      insert into lockers.telemetry_day (company_id, lock_id, on_day, readings, battery)
      select ${companyId}, ${id}, ${time.now}::timestamptz::date - n, 1, ${battery}::int + n * ${perDay}::int from generate_series(1, 10) as n`);
  }
  const { locks: visits, total } = (await city().call(maintenanceApi.batteries, {})).body;
  expect(total).toBe(2);
  const on = (days: number) => new Date(time.now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  expect(visits.map(({ number, lowOn }) => [number, lowOn])).toEqual([
    ['low', on(0)],
    ['falls', on(11)],
  ]);
});
