import { alerts } from '@fachwerk/alerts/module';
import { access } from '@fachwerk/auth/module';
import { companyByCode } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { locations } from '@fachwerk/locations/module';
import { lockApi } from '@fachwerk/lockers/contract-lock';
import { logs } from '@fachwerk/logs/module';
import { pricing } from '@fachwerk/pricing/module';
import { sql } from '@fachwerk/server/sql';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { wallApi } from '@fachwerk/walls/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maintenanceApi } from '../contract.ts';
import { EVERYTHING, lockModules, PAGE } from './testing.ts';

let app: TestApp;
let companyId: string;
beforeAll(async () => {
  const { authenticate: _, ...withoutSignIn } = access;
  app = await openApp(companies, withoutSignIn, logs, pricing, locations, alerts, ...lockModules);
  app.time.now = new Date('2026-11-16T10:00:00Z');
  for (const module of [companies, pricing, locations, ...lockModules]) await module.demo?.(app.work());
  companyId = (await companyByCode(app.work(), 'zeitlagercity'))!.id;
});
afterAll(() => app.close());

const count = async (table: string) => {
  const tables: Record<string, ReturnType<typeof sql>> = {
    attempts: sql`select count(*) from openings.attempt where company_id = ${companyId}`,
    logs: sql`select count(*) from logs.log_entry where company_id = ${companyId}`,
    days: sql`select count(distinct on_day) from lockers.telemetry_day where company_id = ${companyId}`,
    readings: sql`select count(*) from lockers.telemetry where company_id = ${companyId}`,
    strays: sql`select count(*) from lockers.telemetry_default where company_id = ${companyId}`,
  };
  return (await app.db.first<{ count: number }>(tables[table]!))!.count;
};
const caller = () => app.as({ companyId, capabilities: EVERYTHING });

test('the franchisor sees four believable walls in every colour', async () => {
  const { walls } = (await caller().call(wallApi.summaries, {})).body;
  expect(walls.map(({ city }) => city).toSorted()).toEqual(['Berlin', 'Hamburg', 'Köln', 'München']);
  for (const { total, counts, controllers } of walls) {
    expect(total).toBeGreaterThanOrEqual(20);
    expect(total).toBeLessThanOrEqual(60);
    expect(controllers.all).toBeGreaterThanOrEqual(1);
    expect(Object.keys(counts).toSorted()).toEqual([
      'free',
      'out_of_service',
      'overrun',
      'rented',
      'reserved',
      'to_check',
    ]);
  }
});

test('a year lies behind them', async () => {
  expect(await count('attempts')).toBeGreaterThan(10_000);
  expect(await count('logs')).toBeGreaterThan(10_000);
  expect(await count('days')).toBe(365);
  expect(await count('readings')).toBeGreaterThan(10_000);
  expect(await count('strays')).toBe(0);
  const { locks } = (await caller().call(lockApi.list, { filter: {}, ...PAGE })).body;
  const { body } = await caller().call(maintenanceApi.statistics, { id: locks[0]!.id, days: 90 });
  expect(body.openings).toBeGreaterThan(10);
  expect(body.revenueCentsBefore).toBeGreaterThan(1000);
  expect(body.occupancyPercent).toBeGreaterThan(2);
  expect(
    (await caller().call(maintenanceApi.telemetry, { id: locks[0]!.id, days: 300 })).body.points.length,
  ).toBeGreaterThan(290);
});

test('the slider has something to show, and ends with the wall of now', async () => {
  const [wall] = (await caller().call(wallApi.summaries, {})).body.walls;
  const { locationId } = wall!;
  const to = app.time.now;
  const from = new Date(to.getTime() - 86_400_000);
  const { start, changes } = (await caller().call(wallApi.history, { locationId, from, to })).body;
  expect(start).toHaveLength(wall!.total);
  expect(changes.length).toBeGreaterThan(10);
  const last = new Map([...start, ...changes].map(({ boxId, state }) => [boxId, state]));
  const { boxes } = (await caller().call(wallApi.wall, { locationId })).body;
  expect(Object.fromEntries(last)).toEqual(Object.fromEntries(boxes.map(({ id, state }) => [id, state])));
});

test('a second time it leaves everything alone', async () => {
  const before = await count('attempts');
  for (const module of lockModules) await module.demo?.(app.work());
  expect(await count('attempts')).toBe(before);
});
