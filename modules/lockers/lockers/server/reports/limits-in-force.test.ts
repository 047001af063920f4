import { addMinutes } from '@fachwerk/base/time';
import { saveWatchStart } from '@fachwerk/devices/testing';
import { type BatteryLimits, type LimitScope, limitApi, limitCapabilities } from '@fachwerk/limits/contract';
import { setLimits } from '@fachwerk/limits/testing';
import { later, openLocks, type TestLocation, type TestLocks } from '@fachwerk/maintenance/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findUnseenLocks } from './find-unseen-locks.job.ts';

let locks: TestLocks;
beforeAll(async () => {
  locks = await openLocks();
});
afterAll(() => locks.app.close());

const EARLY = { outPercent: 15, warningPercent: 25, backPercent: 35 };
const EAGER = { outPercent: 50, warningPercent: 60, backPercent: 70 };

const boss = () => locks.by(locks.city, Object.keys(limitCapabilities));
const at = (locationId: string): LimitScope => ({ locationId, lockType: null });
const save = async (scope: LimitScope, battery: BatteryLimits | null, version = 0) => {
  const answer = await boss().call(limitApi.save, { scope, limits: { battery }, version });
  expect(answer.status).toBe(200);
};
const stateOf = async (lockId: string) => (await locks.stateOf(locks.city.id, lockId)).outCause;
const openAlerts = (lockId: string) => locks.openAlerts(locks.city.id, lockId);

async function measure(place: TestLocation, channel: number, ...batteries: number[]) {
  for (const battery of batteries) {
    later(locks, 5);
    await locks.report(place, { lock: channel, battery });
  }
}

const typed = (place: TestLocation, lockType: string) =>
  locks.app.db.rows(locks.app.sql`
    update devices.controller set lock_type = ${lockType}
    where company_id = ${place.companyId} and id = ${place.controllerId}`);

test('a lock is reported and taken out by the limits of its place, and by those of its type before them', async () => {
  const place = await locks.location(locks.city, 'Eigen');
  const elsewhere = await locks.location(locks.city, 'Woanders');
  await setLimits(locks.app, { companyId: locks.city.id, locationId: place.id, battery: EAGER });
  const [lock, usual] = [await locks.lock(place), await locks.lock(elsewhere)];
  await measure(place, lock.channel, 55, 55);
  await measure(elsewhere, usual.channel, 55, 55);
  expect([await openAlerts(lock.id), await stateOf(lock.id)]).toEqual([['battery_low'], null]);
  expect(await openAlerts(usual.id)).toEqual([]);
  await measure(place, lock.channel, 45, 45);
  expect(await stateOf(lock.id)).toBe('battery');
  await measure(place, lock.channel, 70);
  expect([await openAlerts(lock.id), await stateOf(lock.id)]).toEqual([[], null]);

  await typed(place, 'F2');
  await setLimits(locks.app, { companyId: locks.city.id, lockType: 'F2', battery: EARLY });
  await measure(place, lock.channel, 45, 45, 26, 26);
  expect(await openAlerts(lock.id)).toEqual([]);
  await measure(place, lock.channel, 20, 20);
  expect([await openAlerts(lock.id), await stateOf(lock.id)]).toEqual([['battery_low'], null]);
});

test('lower limits let go at once; higher ones take in with the next two reports', async () => {
  const place = await locks.location(locks.city, 'Nach und nach');
  const lock = await locks.lock(place);
  await measure(place, lock.channel, 28, 28);
  expect([await openAlerts(lock.id), await stateOf(lock.id)]).toEqual([['battery_low'], 'battery']);
  await save(at(place.id), EARLY);
  expect([await openAlerts(lock.id), await stateOf(lock.id)]).toEqual([[], null]);
  await save(at(place.id), EAGER, 1);
  expect(await stateOf(lock.id)).toBeNull();
  await measure(place, lock.channel, 28, 28);
  expect([await openAlerts(lock.id), await stateOf(lock.id)]).toEqual([['battery_low'], 'battery']);
});

test('a lock is missed after the minutes of its place', async () => {
  const place = await locks.location(locks.city, 'Still');
  const [lock, usual] = [await locks.lock(place), await locks.lock(locks.berlin)];
  await setLimits(locks.app, { companyId: locks.city.id, locationId: place.id, noSignal: { minutes: 30 } });
  await saveWatchStart(locks.app.db, addMinutes(locks.app.time.now, -60));
  await locks.report(place, { lock: lock.channel });
  await locks.report(locks.berlin, { lock: usual.channel });
  const look = () => locks.app.db.transaction((db) => findUnseenLocks.run({ ...locks.app.work(), db }, {} as never));
  later(locks, 16);
  await look();
  expect([await openAlerts(lock.id), await openAlerts(usual.id)]).toEqual([[], ['lock_unseen']]);
  later(locks, 15);
  await look();
  expect(await openAlerts(lock.id)).toEqual(['lock_unseen']);

  // Looking back: half an hour and more of silence was found once; of less nothing was noted down.
  later(locks, 20);
  await locks.report(place, { lock: lock.channel });
  const silent = async (minutes: number) => {
    const limits = { noSignal: { minutes } };
    return (await boss().call(limitApi.lookBack, { scope: at(place.id), limits })).body.lines;
  };
  expect(await silent(50)).toEqual([{ kind: 'no_signal', before: 1, after: 1 }]);
  expect(await silent(60)).toEqual([{ kind: 'no_signal', before: 1, after: 0 }]);
  expect(await silent(10)).toEqual([{ kind: 'no_signal', before: 1, after: null }]);
});

/** Messages and boxes out, as the engine itself made them of these readings under these limits. */
async function engineOver(name: string, histories: readonly (readonly number[])[], battery: BatteryLimits | null) {
  const place = await locks.location(locks.city, name);
  if (battery) await save(at(place.id), battery);
  let wasOut = 0;
  let messages = 0;
  for (const history of histories) {
    const lock = await locks.lock(place);
    let isOut = false;
    for (const reading of history) {
      await measure(place, lock.channel, reading);
      isOut ||= (await stateOf(lock.id)) === 'battery';
    }
    wasOut += Number(isOut);
    messages += (await locks.logOf(locks.city.id, lock.id)).filter((type) => type === 'battery.low').length;
  }
  return { place, messages, wasOut };
}

test('looking back says what the engine does when the same readings come under these limits', async () => {
  const histories = [
    [80, 45, 29, 28, 20, 14, 14, 90],
    [31, 29, 31, 29, 29, 41, 29, 29, 24, 24],
    [70, 58, 55, 49, 49, 71, 52, 52],
    [26, 26, 26, 26],
  ];
  const [usual, early, eager] = [
    await engineOver('Wie bisher', histories, null),
    await engineOver('Später', histories, EARLY),
    await engineOver('Früher', histories, EAGER),
  ];
  expect([usual, early, eager].map(({ messages, wasOut }) => [messages, wasOut])).toEqual([
    [4, 3],
    [2, 1],
    [5, 4],
  ]);
  for (const [limits, engine] of [
    [EARLY, early],
    [EAGER, eager],
  ] as const) {
    const { body } = await boss().call(limitApi.lookBack, { scope: at(usual.place.id), limits: { battery: limits } });
    expect(body.lines.map(({ kind, before, after }) => [kind, before, after])).toEqual([
      ['battery_messages', usual.messages, engine.messages],
      ['battery_out', usual.wasOut, engine.wasOut],
    ]);
    expect(body.lines[0]?.from).toBeDefined();
  }
  const none = await boss().call(limitApi.lookBack, {
    scope: at((await locks.location(locks.city, 'Leer')).id),
    limits: { battery: EARLY },
  });
  expect(none.body.lines).toEqual([]);
});
