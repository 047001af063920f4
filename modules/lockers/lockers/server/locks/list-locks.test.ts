import { openLocks, PAGE, type TestLocks } from '@fachwerk/maintenance/testing';
import { sql } from '@fachwerk/server/sql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LockFilter, LockSort, lockApi } from '../../contract-lock.ts';
import { occupy } from '../occupancy/occupancy-store.ts';

let locks: TestLocks;
let ten: { id: string; channel: number };
let two: { id: string; channel: number };
let sticker = '';
let north: { id: string; channel: number };

beforeAll(async () => {
  locks = await openLocks();
  ten = await locks.lock(locks.berlin, { number: '10', sizeCode: 'L' });
  two = await locks.lock(locks.berlin, { number: '2' });
  const [box] = await locks.app.db.rows<{ qrCode: string }>(sql`
    select qr_code from lockers.lock where company_id = ${locks.berlin.companyId} and id = ${two.id}`);
  sticker = box!.qrCode;
  north = await locks.lock(locks.altona, { number: '5' });
  await locks.lock(locks.abroad, { number: '7' });
  await locks.report(
    locks.berlin,
    { lock: ten.channel, battery: 55, signal: 20 },
    { lock: two.channel, battery: 45, signal: 90 },
  );
  await occupy(locks.inCompany(locks.city.id), {
    lockId: ten.id,
    kind: 'rented',
    startsAt: locks.app.time.now,
    endsAt: null,
    orderNumber: 'ZL-77',
    customerName: 'Anna 100%',
    revenueCents: 1250,
  });
});
afterAll(() => locks.app.close());

const list = async (filter: LockFilter, rest: object = {}, company = locks.city) => {
  const { body } = await locks.by(company).call(lockApi.list, { filter, ...PAGE, ...rest });
  return { numbers: body.locks.map(({ number }) => number), total: body.total };
};

test('a franchisor lists its franchisee’s locks too, a franchisee its own alone', async () => {
  expect(await list({})).toEqual({ numbers: ['5', '2', '10'], total: 3 });
  expect(await list({}, {}, locks.hamburg)).toEqual({ numbers: ['5'], total: 1 });
  expect(await list({}, {}, locks.other)).toEqual({ numbers: ['7'], total: 1 });
});

const filters = [
  ['location', () => ({ locationIds: [locks.altona.id] }), ['5']],
  ['controller', () => ({ controllerId: locks.berlin.controllerId }), ['2', '10']],
  ['size', () => ({ sizeCodes: ['L', 'M'] }), ['10']],
  ['state', () => ({ states: ['rented'] as const }), ['10']],
  ['several states', () => ({ states: ['free', 'alarm'] as const }), ['5', '2']],
  ['battery', () => ({ batteryBelow: 50 }), ['2']],
  ['weak signal', () => ({ signal: 'weak' as const }), ['10']],
  ['good signal', () => ({ signal: 'good' as const }), ['2']],
  ['door', () => ({ door: 'unknown' as const }), ['5']],
  ['presence', () => ({ isOnline: true }), ['5', '2', '10']],
  ['customer', () => ({ search: 'anna' }), ['10']],
  ['order number and place, in any order', () => ({ search: 'berlin zl-77' }), ['10']],
  ['sticker', () => ({ qrCode: sticker }), ['2']],
  ['a percent sign is a letter', () => ({ search: '0%' }), ['10']],
  ['nothing fits', () => ({ search: 'nirgends' }), []],
] as const;
for (const [name, filter, expected] of filters) {
  test(`the list by ${name}`, async () => {
    expect(await list(filter() as LockFilter)).toEqual({ numbers: [...expected], total: expected.length });
  });
}

test('what is out of service is found by who took it out, and so is what is in service', async () => {
  const set = (isInService: boolean) =>
    locks.by(locks.city).call(lockApi.setService, { ids: [two.id], isInService, reason: 'Wird gereinigt' });
  expect((await set(false)).status).toBe(200);
  await locks.app.db.rows(sql`
    update lockers.lock set out_cause = 'battery', out_since = ${locks.app.time.now}, out_reason = ''
    where company_id = ${locks.hamburg.id} and id = ${north.id}`);
  expect((await list({ outOfService: ['staff'] })).numbers).toEqual(['2']);
  expect((await list({ outOfService: ['battery'] })).numbers).toEqual(['5']);
  expect(await list({ outOfService: ['battery', 'staff'] })).toEqual({ numbers: ['5', '2'], total: 2 });
  expect((await list({ outOfService: ['none'] })).numbers).toEqual(['10']);
  expect((await list({ outOfService: [] })).total).toBe(3);
  await locks.app.db.rows(sql`
    update lockers.lock set out_cause = null, out_since = null where company_id = ${locks.hamburg.id} and id = ${north.id}`);
  expect((await set(true)).status).toBe(200);
});

test('the list sorts as people count, whatever was never reported last', async () => {
  expect((await list({}, { sort: 'number' })).numbers).toEqual(['2', '5', '10']);
  expect((await list({}, { sort: 'number', dir: 'desc' })).numbers).toEqual(['10', '5', '2']);
  expect((await list({}, { sort: 'battery' })).numbers).toEqual(['2', '10', '5']);
  expect((await list({}, { sort: 'battery', dir: 'desc' })).numbers).toEqual(['10', '2', '5']);
});

test('a number finds the box of that number first, whatever else has it in it', async () => {
  const { app } = locks;
  const rename = (id: string, number: string) => app.sql`
    update lockers.lock set number = ${number} where company_id = any(${[locks.city.id, locks.hamburg.id]}) and id = ${id}`;
  await app.db.rows(rename(ten.id, '02'));
  await app.db.rows(rename(two.id, '120'));
  expect((await list({ search: '2' })).numbers).toEqual(['02', '120']);
  expect((await list({ search: '2 120' })).numbers).toEqual(['120']);
  const pages = async (after?: string) =>
    (await locks.by(locks.city).call(lockApi.list, { filter: { search: '2' }, ...PAGE, limit: 1, after })).body;
  const first = await pages();
  expect([first.locks[0]?.number, (await pages(first.next ?? undefined)).locks[0]?.number]).toEqual(['02', '120']);
  await app.db.rows(rename(ten.id, '10'));
  await app.db.rows(rename(two.id, '2'));
});

for (const sort of LockSort.options)
  for (const dir of ['asc', 'desc'] as const)
    test(`page after page is the whole list, sorted by ${sort} ${dir}`, async () => {
      const whole = (await list({}, { sort, dir })).numbers;
      const found: string[] = [];
      let after: string | undefined;
      do {
        const { body } = await locks.by(locks.city).call(lockApi.list, { filter: {}, sort, dir, limit: 1, after });
        expect(body.total).toBe(whole.length);
        found.push(...body.locks.map(({ number }) => number));
        after = body.next ?? undefined;
      } while (after);
      expect(found).toEqual(whole);
    });

test('locks stand in places for short rentals, for long ones, or for both', async () => {
  const { db, sql } = locks.app;
  await db.rows(
    sql`update locations.location set is_long_term = false where company_id = ${locks.hamburg.id} and id = ${locks.altona.id}`,
  );
  expect((await list({ term: 'short' })).numbers).toEqual(['5', '2', '10']);
  expect((await list({ term: 'long' })).numbers).toEqual(['2', '10']);
});
