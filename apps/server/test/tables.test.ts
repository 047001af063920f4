import { columnName, declaredTables } from '@fachwerk/server/table';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../src/modules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openApp(...modules);
});
afterAll(() => app.close());

const SHORT: Readonly<Record<string, string>> = {
  'timestamp with time zone': 'timestamptz',
  'double precision': 'float8',
};

type Known = { readonly name: string; readonly type: string; readonly isNullable: boolean };

test('columns that code declares are in the database, of the same type', async () => {
  const wrong: string[] = [];
  for (const { name, types } of declaredTables) {
    const rows = await app.db.rows<Known>(app.sql`
      select attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as is_nullable
      from pg_attribute where attrelid = ${name}::regclass and attnum > 0 and not attisdropped`);
    const known = new Map(rows.map((row) => [row.name, row]));
    for (const [field, declared] of Object.entries(types)) {
      const column = known.get(columnName(field));
      const type = SHORT[column?.type ?? ''] ?? column?.type;
      // What may be null in JSON is said by the contract.
      const isSame =
        column &&
        declared.replace('?', '') === type &&
        (type === 'jsonb' || declared.endsWith('?') === column.isNullable);
      if (!isSame) wrong.push(`${name}.${field} ${declared}: ${type} ${column?.isNullable ? 'null' : 'not null'}`);
    }
  }
  expect([wrong, declaredTables.length > 0]).toEqual([[], true]);
});
