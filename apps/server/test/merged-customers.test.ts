import { customerMerges } from '@fachwerk/customers/facade';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../src/modules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openApp(...modules);
});
afterAll(() => app.close());

test('every table that points at a customer moves when two customers become one', async () => {
  const rows = await app.db.rows<{ name: string }>(app.sql`
    select n.nspname || '.' || c.relname as name
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and a.attname = 'customer_id' and not a.attisdropped order by 1`);
  const moved = app.app.hooks.all(customerMerges).flatMap(({ tables }) => tables);
  expect(moved.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});
