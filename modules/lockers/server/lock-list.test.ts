import { sql } from '@fachwerk/server/sql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LockFilter, lockApi } from '../contract-lock.ts';
import { later, openLocks, PAGE, type TestLocks } from './locks.for-tests.ts';
import { occupy } from './occupancy-store.ts';

let locks: TestLocks;
let ten: { id: string; channel: number };
let two: { id: string; channel: number };
let north: { id: string; channel: number };

beforeAll(async () => {
  locks = await openLocks();
  ten = await locks.lock(locks.berlin, { number: '10', sizeCode: 'L' });
  two = await locks.lock(locks.berlin, { number: '2' });
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
    startsAt: locks.house.time.now,
    endsAt: null,
    orderNumber: 'ZL-77',
    customerName: 'Anna 100%',
    revenueCents: 1250,
  });
});
afterAll(() => locks.house.close());

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
  await locks.house.db.rows(sql`
    update lockers.lock set out_cause = 'battery', out_since = ${locks.house.time.now}, out_reason = ''
    where company_id = ${locks.hamburg.id} and id = ${north.id}`);
  expect((await list({ outOfService: ['staff'] })).numbers).toEqual(['2']);
  expect((await list({ outOfService: ['battery'] })).numbers).toEqual(['5']);
  expect(await list({ outOfService: ['battery', 'staff'] })).toEqual({ numbers: ['5', '2'], total: 2 });
  expect((await list({ outOfService: ['none'] })).numbers).toEqual(['10']);
  expect((await list({ outOfService: [] })).total).toBe(3);
  await locks.house.db.rows(sql`
    update lockers.lock set out_cause = null, out_since = null where company_id = ${locks.hamburg.id} and id = ${north.id}`);
  expect((await set(true)).status).toBe(200);
});

test('the list sorts as people count, pages, and knows its total behind the end', async () => {
  expect((await list({}, { sort: 'number' })).numbers).toEqual(['2', '5', '10']);
  expect((await list({}, { sort: 'number', dir: 'desc' })).numbers).toEqual(['10', '5', '2']);
  expect((await list({}, { sort: 'battery' })).numbers).toEqual(['2', '10', '5']);
  expect((await list({}, { sort: 'battery', dir: 'desc' })).numbers).toEqual(['10', '2', '5']);
  expect(await list({}, { sort: 'number', offset: 1, limit: 1 })).toEqual({ numbers: ['5'], total: 3 });
  expect(await list({}, { offset: 50 })).toEqual({ numbers: [], total: 3 });
});

test('statistics count by the calendar day of the location, against the time before', async () => {
  const { db, time } = locks.house;
  time.now = new Date('2026-03-01T12:00:00Z');
  const lock = await locks.lock(locks.berlin, { number: '77' });
  const opened = (at: string, state = 'opened') =>
    db.rows(sql`
      insert into lockers.open_attempt (company_id, id, lock_id, location_id, controller_id, type, send_alt_signal, state, requested_at,
        ended_at, expires_at)
      values (${locks.city.id}, ${locks.house.work().newId()}, ${lock.id}, ${locks.berlin.id}, ${locks.berlin.controllerId}, 'customer',
        false, ${state}, ${at}, ${at}, ${at})`);
  // Half past midnight in Berlin, still the day before in UTC.
  await opened('2026-02-28T23:30:00Z');
  await opened('2026-02-28T12:00:00Z');
  await opened('2026-02-28T12:01:00Z', 'jammed');
  await opened('2026-02-27T12:00:00Z');
  await db.rows(sql`
    insert into lockers.occupancy (company_id, id, lock_id, kind, starts_at, ends_at, released_at, revenue_cents)
    values (${locks.city.id}, ${lock.id}, ${lock.id}, 'rented', '2026-02-28T11:00:00Z', '2026-02-28T23:00:00Z', '2026-02-28T23:00:00Z', 1500)`);
  const { body } = await locks.by(locks.city).call(lockApi.statistics, { id: lock.id, days: 2 });
  expect(body).toMatchObject({
    openings: 2,
    openingsBefore: 1,
    failedOpenings: 1,
    revenueCents: 1500,
    revenueCentsBefore: 0,
    daily: [
      { on: '2026-02-28', openings: 1, occupancyPercent: 50 },
      { on: '2026-03-01', openings: 1, occupancyPercent: 0 },
    ],
  });
});

test('the chart has raw means up to a week, days beyond, and never more than 500 points', async () => {
  const { db, time } = locks.house;
  time.now = new Date('2026-03-01T12:00:00Z');
  await db.rows(sql`
    insert into lockers.telemetry (company_id, lock_id, at, received_at, message_id, battery, signal, temperature)
    select ${locks.hamburg.id}, ${north.id}, at, at, 'm', 60, 50, 10
    from generate_series(${time.now}::timestamptz - interval '7 days', ${time.now}::timestamptz, interval '5 minutes') as at`);
  await db.rows(sql`
    insert into lockers.telemetry_day (company_id, lock_id, on_day, readings, battery)
    select ${locks.hamburg.id}, ${north.id}, day::date, 1, 70 from generate_series(date '2025-03-01', date '2026-02-22', interval '1 day') as day`);
  const points = async (days: number) =>
    (await locks.by(locks.city).call(lockApi.telemetry, { id: north.id, days })).body.points;
  const week = await points(7);
  expect(week.length).toBeGreaterThan(400);
  expect(week.length).toBeLessThanOrEqual(500);
  expect(week.at(-1)).toMatchObject({ battery: 60, signal: 50, temperature: 10 });
  const year = await points(366);
  expect(year.length).toBeGreaterThan(360);
  expect(year.length).toBeLessThanOrEqual(500);
  expect([year[0]!.battery, year.at(-1)!.battery]).toEqual([70, 60]);
  expect((await points(30)).length).toBeLessThanOrEqual(31);
});

test('the log of a lock is its own, newest first', async () => {
  later(locks, 1);
  await locks.report(locks.berlin, { lock: two.channel, signal: 0 });
  const { entries } = (await locks.by(locks.city).call(lockApi.logs, { id: two.id })).body;
  expect(entries.map(({ type }) => type)).toContain('lock.signal_lost');
  const others = (await locks.by(locks.city).call(lockApi.logs, { id: north.id })).body.entries;
  expect(others.map(({ type }) => type)).not.toContain('lock.signal_lost');
});

test('stickers are a PDF with a page for every 24 boxes', async () => {
  const ids = [];
  for (let i = 0; i < 25; i++) ids.push((await locks.lock(locks.berlin, { number: `Ä${i}` })).id);
  const { body } = await locks.by(locks.city).call(lockApi.stickers, { ids });
  const pdf = Buffer.from(body.base64, 'base64').toString('latin1');
  expect([body.contentType, pdf.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
});
