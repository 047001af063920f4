import type { CompanyRef } from '@fachwerk/companies/contract';
import { openLocks, type TestLocks } from '@fachwerk/maintenance/testing';
import { listAudit } from '@fachwerk/server/audit';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LimitScope, limitApi, limitCapabilities, type WantedLimits } from '../contract.ts';
import { limitBook, limitsOf } from '../rules/limits.ts';

let locks: TestLocks;
beforeAll(async () => {
  locks = await openLocks();
});
afterAll(() => locks.app.close());

const NETWORK = { locationId: null, lockType: null };
const EARLY = { outPercent: 15, warningPercent: 25, backPercent: 35 };
const SILENT = (minutes: number) => ({ noSignal: { minutes } });

const boss = (company: CompanyRef) => locks.by(company, Object.keys(limitCapabilities));
const save = (company: CompanyRef, scope: LimitScope, limits: WantedLimits, version = 0) =>
  boss(company).call(limitApi.save, { scope, limits, version });
const at = (locationId: string): LimitScope => ({ locationId, lockType: null });
const codeOf = ({ status, body }: { status: number; body: object }) => [status, 'code' in body ? body.code : null];

async function holdsAt(company: CompanyRef, locationId: string) {
  const { body } = await boss(company).call(limitApi.at, { locationId });
  return limitsOf(limitBook(body.sets), { ...body.place, lockType: null });
}

test('the network says it for its franchisees, one of them something else for its own location, and takes it back', async () => {
  const { city, hamburg } = locks;
  const place = await locks.location(hamburg, 'Hafen');
  expect((await save(city, NETWORK, { battery: EARLY })).body.version).toBe(1);
  expect((await holdsAt(hamburg, place.id)).battery).toEqual(EARLY);

  const own = { ...EARLY, warningPercent: 20 };
  expect((await save(hamburg, at(place.id), { battery: own })).status).toBe(200);
  expect((await holdsAt(hamburg, place.id)).battery).toEqual(own);
  expect((await holdsAt(city, place.id)).battery).toEqual(own);
  expect((await holdsAt(city, locks.berlin.id)).battery).toEqual(EARLY);

  // The franchisor changes its franchisee's location; what is not named stays.
  expect((await save(city, at(place.id), SILENT(30), 1)).body).toMatchObject({ battery: own, version: 2 });
  expect((await save(hamburg, at(place.id), { battery: null }, 2)).status).toBe(200);
  expect(await holdsAt(hamburg, place.id)).toMatchObject({ battery: EARLY, ...SILENT(30) });
  expect((await save(city, NETWORK, { battery: null }, 1)).status).toBe(200);
});

test('a franchisee sees what holds for all, and nothing of other locations', async () => {
  const { city, hamburg, berlin } = locks;
  await save(city, at(berlin.id), SILENT(45));
  const { body } = await boss(hamburg).call(limitApi.list, {});
  expect([body.networkId, body.isNetwork]).toEqual([city.id, false]);
  expect(body.sets.filter(({ locationId }) => locationId === berlin.id)).toEqual([]);
  const ofFranchisor = (await boss(city).call(limitApi.list, {})).body;
  expect(ofFranchisor.isNetwork).toBe(true);
  expect(ofFranchisor.sets.some(({ locationId }) => locationId === berlin.id)).toBe(true);
});

test('refused: who may not decide there, what is not there, and values that contradict each other', async () => {
  const { city, hamburg, other, berlin } = locks;
  expect(codeOf(await save(hamburg, NETWORK, SILENT(20)))).toEqual([403, 'limit.of_franchisor']);
  expect(codeOf(await save(hamburg, { locationId: null, lockType: 'F2' }, SILENT(20)))).toEqual([
    403,
    'limit.of_franchisor',
  ]);
  for (const id of [berlin.id, newId()]) {
    expect(codeOf(await save(other, at(id), SILENT(20)))).toEqual([404, 'limit.location_unknown']);
    expect(codeOf(await save(hamburg, at(id), SILENT(20)))).toEqual([404, 'limit.location_unknown']);
    expect(codeOf(await boss(other).call(limitApi.at, { locationId: id }))).toEqual([404, 'limit.location_unknown']);
    expect(codeOf(await boss(other).call(limitApi.lookBack, { scope: at(id), limits: SILENT(20) }))).toEqual([
      404,
      'limit.location_unknown',
    ]);
  }
  expect(codeOf(await save(city, { locationId: null, lockType: 'Nobody’s' }, SILENT(20)))).toEqual([
    404,
    'limit.lock_type_unknown',
  ]);
  const upsideDown = { battery: { ...EARLY, outPercent: 26 } };
  expect(codeOf(await save(city, NETWORK, upsideDown))).toEqual([422, 'limit.battery_order']);
  expect((await save(city, NETWORK, SILENT(4))).status).toBe(422);
  const reader = locks.by(city, ['limits.read']);
  expect((await reader.call(limitApi.save, { scope: NETWORK, limits: SILENT(20), version: 0 })).status).toBe(403);
});

test('two people saving at the same moment: the second is told what the first did', async () => {
  const { city, app } = locks;
  const place = await locks.location(city, 'Rennen');
  const first = await Promise.all([save(city, at(place.id), SILENT(20)), save(city, at(place.id), SILENT(40))]);
  expect(first.map(({ status }) => status).sort()).toEqual([200, 409]);

  const row = app.sql`select from limits.limit_set where company_id = ${city.id} and location_id = ${place.id} for update`;
  const answers = await app.race(row, () => [
    save(city, at(place.id), SILENT(50), 1),
    save(city, at(place.id), SILENT(60), 1),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)!.body;
  const kept = (await holdsAt(city, place.id)).noSignal.minutes;
  expect(refused.code).toBe('limit.changed_meanwhile');
  expect(refused.conflict).toMatchObject({
    changed: [{ field: 'noSignal.minutes', yours: kept === 50 ? 60 : 50, theirs: kept }],
  });
});

test('each change is in the trail, and the same again is none', async () => {
  const { city, app } = locks;
  const place = await locks.location(city, 'Spur');
  await save(city, at(place.id), SILENT(20));
  expect((await save(city, at(place.id), SILENT(20), 1)).body.version).toBe(1);
  const trail = await listAudit({ ...app.work(), companyId: city.id }, 'location', place.id, {
    before: null,
    limit: 9,
  });
  const told = trail.filter(({ action }) => action === 'limit.saved');
  expect(told.map(({ before, after }) => [before, after])).toEqual([
    [{ noSignal: null }, { noSignal: { minutes: 20 } }],
  ]);
});
