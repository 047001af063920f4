import { openApp } from '@fachwerk/testing/app';
import { expect, test } from 'vitest';
import { byWing, drawn } from './drawings.ts';
import { readSchemas, type Schema, type Table } from './schemas.ts';

const column = (name: string, type = 'text') => ({ name, type });
const table = (schema: string, name: string, given: Partial<Table> = {}): Table => ({
  schema,
  name,
  key: ['company_id', 'id'],
  columns: [column('company_id', 'uuid'), column('id', 'uuid')],
  references: [],
  ...given,
});
const schema = (name: string, tables: readonly Table[], views: readonly string[] = []): Schema => ({
  name,
  tables,
  views,
});

const orders = schema('orders', [
  table('orders', 'line', {
    columns: [
      column('company_id'),
      column('id'),
      column('order_id', 'uuid'),
      column('at', 'timestamp with time zone?'),
    ],
    references: [{ columns: ['order_id'], to: 'orders.order' }],
  }),
  table('orders', 'order', {
    columns: [column('company_id'), column('id'), column('customer_id', 'uuid?')],
    references: [
      { columns: ['customer_id'], to: 'customers.customer' },
      { columns: [], to: 'companies.company' },
    ],
  }),
]);
const customers = schema('customers', [table('customers', 'customer')], ['customer_view']);
const facts = [
  { name: 'orders.order', file: 'modules/sales/orders/sql/1.sql' },
  { name: 'customers.customer', file: 'modules/sales/customers/sql/1.sql' },
  { name: 'kit.mail', file: 'kit/server/sql/1.sql' },
];
const drawings = () => drawn(byWing([customers, orders, schema('kit', [table('kit', 'mail')])], facts));
const svgOf = (file: string) => drawings().find((each) => each.file === file)!.svg;
const placeOf = (svg: string, word: string) => Number(new RegExp(`y="([\\d.]+)"[^>]*>${word}<`).exec(svg)?.[1]);

test('one drawing of all schemas and one for each wing that has tables', () => {
  expect(drawings().map(({ file }) => file)).toEqual(['schemas.svg', 'sales.svg', 'kit.svg']);
  expect(svgOf('schemas.svg')).toContain('3 schemas, 4 tables');
  expect(svgOf('sales.svg')).toContain('sales: 2 schemas, 3 tables');
});

test('a foreign key is named at its column, and a line leads to a table of the same schema', () => {
  const svg = svgOf('sales.svg');
  expect(svg).toContain('>→ order<');
  expect(svg).toContain('>→ customers.customer<');
  expect(svg).toContain('<title>line.order_id → order</title>');
  expect(svg).not.toContain('companies.company');
  expect(svg).toContain('>timestamptz?<');
  expect(svg).toContain('others read: customer_view');
});

test('what is referred to stands above what refers to it', () => {
  const svg = svgOf('sales.svg');
  expect(placeOf(svg, 'order')).toBeLessThan(placeOf(svg, 'line'));
});

test('between schemas an arrow counts the foreign keys', () => {
  expect(svgOf('schemas.svg')).toContain('<title>orders → customers: 1 foreign key</title>');
  expect(svgOf('schemas.svg').match(/<title>/g)).toHaveLength(1);
});

test('tables that refer to each other in a circle are drawn as well', () => {
  const circle = schema('a', [
    table('a', 'one', { columns: [column('id'), column('two')], references: [{ columns: ['two'], to: 'a.two' }] }),
    table('a', 'two', { columns: [column('id'), column('one')], references: [{ columns: ['one'], to: 'a.one' }] }),
  ]);
  const [, wing] = drawn([{ wing: 'talk', schemas: [circle] }]);
  expect(wing!.svg.match(/<path d="M\d+ \d+H/g)).toHaveLength(2);
});

test('a migrated database is read with keys, foreign keys and partitions as one table', async () => {
  const app = await openApp();
  try {
    await app.db.rows(app.sql`
      create schema drawn;
      create table drawn.parent (company_id uuid, id uuid, primary key (company_id, id));
      create table drawn.child (company_id uuid not null, at date not null, parent_id uuid,
        foreign key (company_id, parent_id) references drawn.parent) partition by range (at);
      create table drawn.child_2026 partition of drawn.child for values from ('2026-01-01') to ('2027-01-01');
      create view drawn.child_view as select at from drawn.child`);
    const found = (await readSchemas(app.url)).find(({ name }) => name === 'drawn');
    expect(found).toMatchObject({
      tables: [
        {
          name: 'child',
          key: [],
          columns: [column('company_id', 'uuid'), column('at', 'date'), column('parent_id', 'uuid?')],
          references: [{ columns: ['parent_id'], to: 'drawn.parent' }],
        },
        { name: 'parent', key: ['company_id', 'id'], references: [] },
      ],
      views: ['child_view'],
    });
  } finally {
    await app.close();
  }
});
