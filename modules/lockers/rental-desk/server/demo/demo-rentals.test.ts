import { stays } from '@fachwerk/active-rentals/module';
import { alerts } from '@fachwerk/alerts/module';
import { access } from '@fachwerk/auth/module';
import { companyByCode } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { customers } from '@fachwerk/customers/module';
import { devices } from '@fachwerk/devices/module';
import { limits } from '@fachwerk/limits/module';
import { locations } from '@fachwerk/locations/module';
import { lockers } from '@fachwerk/lockers/module';
import { logs } from '@fachwerk/logs/module';
import { openings } from '@fachwerk/openings/module';
import { orders } from '@fachwerk/orders/module';
import { payments } from '@fachwerk/payments/module';
import { pricing } from '@fachwerk/pricing/module';
import { rentalChanges } from '@fachwerk/rental-changes/module';
import { rentalCapabilities } from '@fachwerk/rentals/contract';
import { rentals } from '@fachwerk/rentals/module';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import { sites } from '@fachwerk/sites/module';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessRightApi } from '../../contract.ts';
import { accessRights } from '../module.ts';

let app: TestApp;
let companyId: string;
beforeAll(async () => {
  const { authenticate: _, ...peopleTables } = access;
  app = await openApp(
    companies,
    peopleTables,
    logs,
    pricing,
    locations,
    limits,
    alerts,
    devices,
    lockers,
    openings,
    sites,
    customers,
    payments,
    orders,
    rentals,
    stays,
    rentalChanges,
    accessRights,
  );
  app.time.now = new Date('2026-11-16T10:00:00Z');
  for (const module of [companies, pricing, locations, devices, lockers, openings, sites, rentals, stays])
    await module.demo?.(app.work());
  companyId = (await companyByCode(app.work(), 'zeitlagercity'))!.id;
});
afterAll(() => app.close());

const staff = () => app.as({ companyId, capabilities: Object.keys(rentalCapabilities) });
const renew = () => stays.jobs!.find(({ name }) => name === 'demo.renew_rentals')!.run(app.work(), {} as never);
const one = async (query: ReturnType<typeof sql>) => (await app.db.first<{ count: number }>(query))!.count;

test('every box somebody has is a rental, in every phase there is', async () => {
  const { counts } = (await staff().call(accessRightApi.stats, {})).body;
  const some = Object.entries(counts).flatMap(([phase, count]) => (count > 0 ? [phase] : []));
  expect(some.toSorted()).toEqual(['booked', 'ended', 'held', 'overrun', 'running']);
  const loose = await one(sql`
    select count(*) from lockers.occupancy_view o where o.company_id = ${companyId} and o.released_at is null and not exists (
      select from rentals.rental r where r.company_id = o.company_id and r.occupancy_id = o.id)`);
  expect(loose).toBe(0);
});

test('two months of orders are paid, invoiced without a gap, and belong to customers', async () => {
  const count = await one(sql`select count(*) from orders.customer_order where company_id = ${companyId}`);
  expect(count).toBeGreaterThan(500);
  const paid = await one(sql`
    select count(*) from payments.payment where company_id = ${companyId} and state = 'succeeded'`);
  expect(paid).toBe(count);
  const numbers = await one(sql`
    select count(distinct sequence) as count from orders.invoice where company_id = ${companyId} having max(sequence) = count(*)`);
  expect(numbers).toBe(count);
});

test('it goes on by itself: holds run out, and the jobs bear it', async () => {
  app.time.now = new Date('2026-11-16T10:20:00Z');
  await app.runJobs();
  const held = await one(sql`select count(*) from rentals.rental where company_id = ${companyId} and state = 'held'`);
  expect(held).toBe(0);
});

test('a second time nothing is added', async () => {
  const all = () => one(sql`select count(*) from rentals.rental where company_id = ${companyId}`);
  const before = await all();
  await rentals.demo?.(app.work());
  expect(await all()).toBe(before);
});

const gapless = () =>
  one(
    sql`select count(*) as count from orders.invoice where company_id = ${companyId} having max(sequence) = count(*)`,
  );

test('a week later it looks as alive: who was due has left, others have come, and money compares', async () => {
  const kim = await one(sql`
    with kim as (
      update rentals.rental set customer_name = 'Kim Lang' where company_id = ${companyId} and id = (
        select id from rentals.rental where company_id = ${companyId} and state = 'active' order by ends_at limit 1)
      returning id
    ) select count(*) from kim`);
  expect(kim).toBe(1);
  app.time.now = new Date('2026-11-23T13:20:00Z');
  // What came due while nobody was there comes first.
  await app.runJobs();
  await renew();
  const { body } = await staff().call(accessRightApi.stats, {});
  expect(body.active).toBeGreaterThan(15);
  expect(body.counts.booked).toBe(24);
  expect(body.overruns).toBeLessThan(15);
  const ratio = body.revenueTodayCents / body.revenueSameDayLastWeekCents;
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.6);
  const forgotten = await app.db.rows<{ customerName: string }>(sql`
    select customer_name from rentals.rental
    where company_id = ${companyId} and state = 'active' and ends_at < ${app.time.now}::timestamptz - interval '9 hours'`);
  expect(forgotten).toEqual([{ customerName: 'Kim Lang' }]);
  expect(await gapless()).toBeGreaterThan(0);

  const all = () => one(sql`select count(*) from rentals.rental where company_id = ${companyId}`);
  const before = await all();
  await renew();
  expect(await all()).toBe(before);
});

test('renters of the demo come to their own boxes, never to that of somebody who tries it', async () => {
  const { db } = app;
  const come = () => openings.jobs!.find(({ name }) => name === 'demo.renters_come')!.run(app.work(), {} as never);
  const visits = () =>
    one(sql`
      select count(*) from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id and task.identifier = 'demo.renter_opens'`);
  await db.rows(sql`update devices.controller set is_online = true where company_id = ${companyId}`);
  await come();
  const before = await visits();
  expect(before).toBeGreaterThan(0);
  await db.rows(acrossCompanies('in every demo company', sql`update lockers.occupancy set customer_name = 'Kim Lang'`));
  await come();
  expect(await visits()).toBe(before);
});
