import { sql } from '@fachwerk/server/sql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maintenanceApi } from '../../contract.ts';
import { later, openLocks, type TestLocks } from '../testing.ts';

let locks: TestLocks;
let two: { id: string; channel: number };
let north: { id: string; channel: number };

beforeAll(async () => {
  locks = await openLocks();
  two = await locks.lock(locks.berlin, { number: '2' });
  north = await locks.lock(locks.altona, { number: '5' });
});
afterAll(() => locks.app.close());

test('statistics count by the calendar day of the location, against the time before', async () => {
  const { db, time } = locks.app;
  time.now = new Date('2026-03-01T12:00:00Z');
  const lock = await locks.lock(locks.berlin, { number: '77' });
  const opened = (at: string, state = 'opened') =>
    db.rows(sql`
      insert into openings.attempt (company_id, id, lock_id, location_id, controller_id, type, send_alt_signal, state, requested_at,
        ended_at, expires_at)
      values (${locks.city.id}, ${locks.app.work().newId()}, ${lock.id}, ${locks.berlin.id}, ${locks.berlin.controllerId}, 'customer',
        false, ${state}, ${at}, ${at}, ${at})`);
  // Half past midnight in Berlin, still the day before in UTC.
  await opened('2026-02-28T23:30:00Z');
  await opened('2026-02-28T12:00:00Z');
  await opened('2026-02-28T12:01:00Z', 'jammed');
  await opened('2026-02-27T12:00:00Z');
  await db.rows(sql`
    insert into lockers.occupancy (company_id, id, lock_id, kind, starts_at, ends_at, released_at, revenue_cents)
    values (${locks.city.id}, ${lock.id}, ${lock.id}, 'rented', '2026-02-28T11:00:00Z', '2026-02-28T23:00:00Z', '2026-02-28T23:00:00Z', 1500)`);
  const { body } = await locks.by(locks.city).call(maintenanceApi.statistics, { id: lock.id, days: 2 });
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
  const { db, time } = locks.app;
  time.now = new Date('2026-03-01T12:00:00Z');
  await db.rows(sql`
    insert into lockers.telemetry (company_id, lock_id, at, received_at, message_id, battery, signal, temperature)
    select ${locks.hamburg.id}, ${north.id}, at, at, 'm', 60, 50, 10
    from generate_series(${time.now}::timestamptz - interval '7 days', ${time.now}::timestamptz, interval '5 minutes') as at`);
  await db.rows(sql`
    insert into lockers.telemetry_day (company_id, lock_id, on_day, readings, battery)
    select ${locks.hamburg.id}, ${north.id}, day::date, 1, 70 from generate_series(date '2025-03-01', date '2026-02-22', interval '1 day') as day`);
  const points = async (days: number) =>
    (await locks.by(locks.city).call(maintenanceApi.telemetry, { id: north.id, days })).body.points;
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
  const { entries } = (await locks.by(locks.city).call(maintenanceApi.logs, { id: two.id })).body;
  expect(entries.map(({ type }) => type)).toContain('lock.signal_lost');
  const others = (await locks.by(locks.city).call(maintenanceApi.logs, { id: north.id })).body.entries;
  expect(others.map(({ type }) => type)).not.toContain('lock.signal_lost');
});

test('stickers are a PDF with a page for every 24 boxes', async () => {
  const ids = [];
  for (let i = 0; i < 25; i++) ids.push((await locks.lock(locks.berlin, { number: `Ä${i}` })).id);
  const { body } = await locks.by(locks.city).call(maintenanceApi.stickers, { ids });
  const pdf = Buffer.from(body.base64, 'base64').toString('latin1');
  expect([body.contentType, pdf.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
});
