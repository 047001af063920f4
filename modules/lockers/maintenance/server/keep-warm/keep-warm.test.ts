import { fakeLink, sealCommandKey } from '@fachwerk/devices/testing';
import { setLimits } from '@fachwerk/limits/testing';
import { sql } from '@fachwerk/server/sql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { later, openLocks, type TestLocks } from '../testing.ts';
import { keepWarm as keepWarmJob } from './keep-warm.job.ts';

let locks: TestLocks;
beforeAll(async () => {
  locks = await openLocks();
});
afterAll(() => locks.app.close());
test('locks are kept warm inside the window, once a round, and never those of a controller that is gone', async () => {
  const { app } = locks;
  const sent: string[] = [];
  const unlink = fakeLink(app.app, (topic, payload) => {
    sent.push(`${topic.split('/').at(-2)} ${JSON.parse(payload).kind} ${JSON.parse(payload).lock}`);
  });
  app.time.now = new Date('2026-06-01T10:00:00Z');
  const place = await locks.location(locks.city, 'Warm');
  const keepWarm = { isOn: true, everyMinutes: 30, from: '08:00', to: '20:00' };
  await setLimits(app, { companyId: locks.city.id, locationId: place.id, keepWarm });
  const gone = await locks.controller(locks.city.id, place.id);
  const lock = await locks.lock(place);
  await locks.lock({ ...place, controllerId: gone });
  await app.db.rows(
    sql`update devices.controller set is_online = false where company_id = ${locks.city.id} and id = ${gone}`,
  );
  await app.db.rows(sql`
    update devices.controller set command_key_sealed = ${sealCommandKey(app.app, 'a key for tests')}
    where company_id = ${locks.city.id} and id = ${place.controllerId}`);
  const warm = () => keepWarmJob.run(app.work(), {} as never);
  await warm();
  expect(sent).toEqual([`${place.controllerId} warm ${lock.channel}`]);
  later(locks, 29);
  await warm();
  expect(sent).toHaveLength(1);
  later(locks, 1);
  // Two processes that begin the same round at the same moment.
  const round = sql`select from maintenance.keep_warm where company_id = ${locks.city.id} and location_id = ${place.id} for update`;
  await app.race(round, () => [warm(), warm()]);
  expect(sent).toHaveLength(2);
  app.time.now = new Date('2026-06-01T20:30:00Z');
  await warm();
  expect(sent).toHaveLength(2);
  unlink();
});
