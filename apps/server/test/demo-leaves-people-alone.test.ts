import { addDays, addMinutes } from '@fachwerk/base/time';
import { companyByCode } from '@fachwerk/companies/facade';
import { jobsOf } from '@fachwerk/server/job-list';
import { work } from '@fachwerk/server/job-work';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { fillOnFirstStart } from '../src/first-start.ts';
import { modules } from '../src/modules.ts';

/** A year of demo data is made. */
const LIMIT_MS = 240_000;

let app: TestApp;
beforeAll(async () => {
  app = await openApp(...modules);
  await fillOnFirstStart(app.work(), readConfig({ DEMO: 'on' }));
}, LIMIT_MS);
afterAll(() => app.close());

/** Whatever writes in the demo companies by the clock, as it is called. */
const DEMO_JOBS = [...jobsOf(modules).values()].filter(({ name, cron }) => name.startsWith('demo.') && cron);
const runDemo = async () => {
  for (const job of DEMO_JOBS) await work({ db: app.db, app: app.app, now: () => app.time.now }, job, {});
};

const idOf = async (code: string) => (await companyByCode(app.work(), code))!.id;
const count = async (query: ReturnType<TestApp['sql']>) => (await app.db.first<{ count: number }>(query))!.count;

test('every job of the demo is known here', () => {
  expect(DEMO_JOBS.map(({ name }) => name).toSorted()).toEqual([
    'demo.orders_come',
    'demo.renew_rentals',
    'demo.renters_come',
  ]);
});

test(
  'the crew of the demo works on the orders of the demo alone',
  async () => {
    const companyId = await idOf('trattoria-bella');
    const open = await app.db.rows<{ orderId: string; state: string }>(app.sql`
      select order_id, state from fulfilment.fulfilment
      where company_id = ${companyId} and state in ('new', 'accepted', 'making', 'ready', 'on_way') order by order_id`);
    expect(open.length).toBeGreaterThan(1);
    const [mine, ...others] = open;
    await app.db.rows(app.sql`
      update orders.customer_order set email = 'petra.probe@example.com' where company_id = ${companyId} and id = ${mine!.orderId}`);
    app.time.now = addMinutes(app.time.now, 30);
    await runDemo();
    const now = await app.db.rows<{ orderId: string; state: string }>(app.sql`
      select order_id, state from fulfilment.fulfilment where company_id = ${companyId}`);
    const stateOf = (orderId: string) => now.find((each) => each.orderId === orderId)!.state;
    expect(stateOf(mine!.orderId)).toBe(mine!.state);
    expect(others.some(({ orderId, state }) => stateOf(orderId) !== state)).toBe(true);
  },
  LIMIT_MS,
);

test(
  'nobody invented comes to boxes that a person built, at a place of their own or beside the walls of the demo',
  async () => {
    const companyId = await idOf('zeitlagercity');
    // As a person builds them: later than the demo, on a controller that is no virtual one, or on one that is.
    const copies = await app.db.rows<{ id: string }>(app.sql`
      insert into lockers.lock select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'number', 'H' || l.number,
        'channel', 100 + l.channel, 'qr_code', 'hand' || substr(l.qr_code, 5), 'created_at', ${addMinutes(app.time.now, 1)}::timestamptz,
        'wall_column', 500 + l.wall_column, 'upcoming', 0, 'out_since', null, 'out_cause', null))).*
      from lockers.lock l where l.company_id = ${companyId} and l.archived_at is null
      returning id`);
    expect(copies.length).toBeGreaterThan(20);
    const byHand = copies.map(({ id }) => id);
    await app.db.rows(app.sql`
      insert into lockers.occupancy (company_id, id, lock_id, kind, starts_at, ends_at, released_at, order_number, customer_name, revenue_cents)
      select ${companyId}, gen_random_uuid(), id, 'rented', ${addDays(app.time.now, -1)}::timestamptz, ${app.time.now}::timestamptz,
        ${app.time.now}::timestamptz, 'HAND-' || substr(id::text, 1, 8), 'Petra Probe', 500
      from unnest(${byHand}::uuid[]) as id`);
    const before = await count(app.sql`select count(*) from rentals.rental where company_id = ${companyId}`);
    for (let day = 0; day < 3; day++) {
      app.time.now = addDays(app.time.now, 1);
      await runDemo();
    }
    const invented = app.sql`
      select (select count(*) from rentals.rental where company_id = ${companyId} and lock_id = any(${byHand}::uuid[]))
        + (select count(*) from lockers.occupancy where company_id = ${companyId} and lock_id = any(${byHand}::uuid[])
          and customer_name <> 'Petra Probe')
        + (select count(*) from rentals.rental where company_id = ${companyId} and customer_name = 'Petra Probe') as count`;
    expect(await count(invented)).toBe(0);
    // It goes on where it is at home.
    expect(await count(app.sql`select count(*) from rentals.rental where company_id = ${companyId}`)).toBeGreaterThan(
      before,
    );
  },
  LIMIT_MS,
);
