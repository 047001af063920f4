import { contribute } from '@fachwerk/server/hooks';
import type { Module } from '@fachwerk/server/module';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CustomerFilter, customerApi } from '../../contract-staff.ts';
import { openCustomers, type TestCustomers } from '../customers.for-tests.ts';
import { type FigurePart, figureSources } from './figure-source.ts';
import { figuresChanged, figuresChangedOf } from './figures-changed.ts';

let world: TestCustomers;
let [anna, ben]: string[] = [];
/** What the module above has sold. */
let sold: FigurePart[] = [];
let asked = 0;

const seller: Module = {
  name: 'seller',
  contributions: [
    contribute(figureSources, {
      figures: ['orders', 'spentCents', 'openCents'],
      capability: 'customers.erase',
      partsOf: async (_, people) => {
        asked += 1;
        return sold.filter(({ customerId }) => people.some(({ id }) => id === customerId));
      },
    }),
  ],
};

beforeAll(async () => {
  world = await openCustomers(seller);
  anna = (await world.known(world.nord, { email: 'anna@example.org' })).id;
  ben = (await world.known(world.network, { email: 'ben@example.org', firstName: 'Ben' })).id;
});
afterAll(() => world.app.close());
beforeEach(() => {
  asked = 0;
});

const list = (company = world.network, filter: Partial<CustomerFilter> = {}, ...more: string[]) =>
  world.staff(company, ...more).call(customerApi.list, {
    filter: { sort: 'spentCents', dir: 'desc', limit: 50, ...filter } as CustomerFilter,
  });
const rows = async (company = world.network, filter: Partial<CustomerFilter> = {}) =>
  (await list(company, filter, 'customers.erase')).body.customers.map(({ firstName, figures }) => [
    firstName,
    figures.orders,
    figures.spentCents,
    figures.openCents,
  ]);

const changed = async (...ids: string[]) => {
  await world.app.db.transaction(async (db) => {
    for (const id of ids) await figuresChanged({ ...world.in_(world.network), db }, id);
  });
  await world.app.runJobs();
};

test('the network sees the sum of its companies, a franchisee its own part; the list is in the order of the figure', async () => {
  const at = new Date('2026-03-01T10:00:00Z');
  sold = [
    { customerId: anna!, companyId: world.nord.id, orders: 2, spentCents: 5000, openCents: 900, lastContactAt: at },
    { customerId: anna!, companyId: world.network.id, orders: 1, spentCents: 700 },
    { customerId: ben!, companyId: world.network.id, orders: 1, spentCents: 5200 },
  ];
  await changed(anna!, ben!);
  expect(await rows()).toEqual([
    ['Anna', 3, 5700, 900],
    ['Ben', 1, 5200, 0],
  ]);
  expect(await rows(world.nord)).toEqual([['Anna', 2, 5000, 900]]);
  expect((await rows(world.network, { dir: 'asc' })).map(([name]) => name)).toEqual(['Ben', 'Anna']);
  expect(await rows(world.network, { hasOpen: true })).toEqual([['Anna', 3, 5700, 900]]);
  const last = (await list(world.network, { sort: 'lastContactAt' }, 'customers.erase')).body.customers[0];
  expect([last?.firstName, JSON.parse(JSON.stringify(last?.figures.lastContactAt))]).toEqual([
    'Anna',
    at.toISOString(),
  ]);
});

test('what changes in one transaction is counted once, by the address too, and anew from the records', async () => {
  sold = [{ customerId: ben!, companyId: world.network.id, orders: 4, spentCents: 9900 }];
  await world.app.db.transaction(async (db) => {
    const ctx = { ...world.in_(world.network), db };
    for (let times = 0; times < 3; times++) await figuresChangedOf(ctx, 'ben@example.org');
  });
  await world.app.runJobs();
  expect(asked).toBe(1);
  expect((await rows())[0]).toEqual(['Ben', 4, 9900, 0]);
});

test('whoever does not see a figure gets none, and neither sorts nor filters by it', async () => {
  const plain = await list(world.network, { sort: 'createdAt' });
  expect(plain.body.figures).toEqual(['lastContactAt']);
  expect(plain.body.customers[0]?.figures).toMatchObject({ orders: null, spentCents: null, openCents: null });
  const refused = [await list(), await list(world.network, { sort: 'createdAt', hasOpen: true })];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
    [403, 'customer.figure_denied'],
    [403, 'customer.figure_denied'],
  ]);
});

test('pages follow each other in the order of every figure, without a gap', async () => {
  for (const email of ['c@example.org', 'd@example.org', 'e@example.org']) await world.known(world.network, { email });
  for (const sort of ['spentCents', 'openCents', 'lastContactAt'] as const) {
    for (const dir of ['asc', 'desc'] as const) {
      const all = (await list(world.network, { sort, dir }, 'customers.erase')).body.customers.map(({ id }) => id);
      const seen: string[] = [];
      for (let after: string | null | undefined; after !== null; ) {
        const filter = { sort, dir, limit: 2, ...(after && { after }) };
        const page: Awaited<ReturnType<typeof list>> = await list(world.network, filter, 'customers.erase');
        seen.push(...page.body.customers.map(({ id }) => id));
        after = page.body.next;
      }
      expect(seen).toEqual(all);
    }
  }
});

test('a page in the order of revenue is read from its index, however many customers there are', async () => {
  await world.app.db.rows(sql`
    insert into customers.customer (company_id, id, email, first_name, created_at)
    select ${world.network.id}, gen_random_uuid(), 'many' || n || '@example.org', 'Many', now() from generate_series(1, 2000) n`);
  await world.app.db.rows(sql`
    update customers.customer_figure f set spent_cents = length(c.email), counted_at = now() from customers.customer c
    where f.company_id = ${world.network.id} and c.company_id = f.company_id and c.id = f.customer_id and c.first_name = 'Many'`);
  for (const table of [sql`customers.customer_figure`, sql`customers.customer`]) {
    await world.app.db.rows(acrossCompanies('statistics of the planner', sql`analyze ${table}`));
  }
  const plan = await world.app.db.rows<{ 'QUERY PLAN': string }>(sql`
    explain select c.id from customers.customer c
    join customers.customer_figure f on f.company_id = c.company_id and f.customer_id = c.id
    where c.company_id = ${world.network.id} and f.company_id = ${world.network.id} and f.viewer_id = ${world.network.id} and c.erased_at is null
    order by f.spent_cents desc, f.customer_id desc limit 51`);
  expect(JSON.stringify(plan)).toContain('customer_figure_by_spent');
  expect(JSON.stringify(plan)).not.toContain('Sort');
});
