import { raiseAlert, settleAlert } from '@fachwerk/alerts/facade';
import { later, openLocks, type TestLocks } from '@fachwerk/maintenance/testing';
import { sql } from '@fachwerk/server/sql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteAlarms } from './note-alarms.job.ts';

let locks: TestLocks;
beforeAll(async () => {
  locks = await openLocks();
});
afterAll(() => locks.app.close());

const inCity = () => locks.inCompany(locks.city.id);
const alarm = (lockId: string, kind: 'jam' | 'uncommanded_open' | 'battery_low') =>
  raiseAlert(inCity(), {
    kind,
    subject: { kind: 'lock', id: lockId, name: '1' },
    location: { id: locks.berlin.id, name: 'Berlin' },
  });

test('an alarm that somebody ended elsewhere is noted soon after', async () => {
  const { id } = await locks.lock(locks.berlin);
  const notes = async () =>
    (
      await locks.app.db.rows<{ state: string }>(
        sql`select state from walls.box_history where company_id = ${locks.city.id} and lock_id = ${id} order by at`,
      )
    ).map(({ state }) => state);
  const look = () => locks.app.db.transaction((db) => noteAlarms.run({ ...locks.app.work(), db }, {} as never));
  await alarm(id, 'jam');
  later(locks, 1);
  await look();
  later(locks, 1);
  await look();
  expect(await notes()).toEqual(['alarm']);
  await settleAlert(inCity(), 'jam', id);
  later(locks, 1);
  await look();
  expect(await notes()).toEqual(['alarm', 'free']);
});
