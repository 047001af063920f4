import { expect, expectTypeOf, test } from 'vitest';
import { sql } from './sql.ts';
import { type RowOf, table } from './table.ts';

const item = table('catalog.item', {
  id: 'uuid',
  name: 'jsonb',
  priceCents: 'integer',
  promoTo: 'timestamptz?',
  isHidden: 'boolean',
});

test('columns are said once, for select, insert and update', () => {
  expect(item.columns().text).toBe('id, name, price_cents, promo_to, is_hidden');
  expect(item.columns('i').text).toBe('i.id, i.name, i.price_cents, i.promo_to, i.is_hidden');
  expect(item.pick('priceCents', 'id').columns('g').text).toBe('g.id, g.price_cents');
  expect(item.omit('id', 'name').columns().text).toBe('price_cents, promo_to, is_hidden');
});

test('rows are one parameter, with the types of their columns; what a row has beside is left out', () => {
  const row = { id: 'a', name: { de: 'Tee' }, priceCents: 150, promoTo: undefined, isHidden: false, other: 1 };
  const given = item.omit('isHidden').records('g', [{ ...row, nth: 1 }], { nth: 'integer' });
  expect(given.text).toBe(
    'jsonb_to_recordset($1::jsonb) as g (id uuid, name jsonb, price_cents integer, promo_to timestamptz, nth integer)',
  );
  expect(given.values).toEqual(['[{"id":"a","name":{"de":"Tee"},"price_cents":150,"nth":1}]']);
});

test('within a statement the parameter takes its place', () => {
  const query = sql`update t set a = ${1} from ${item.pick('id').records('g', [{ id: 'a' }])} where company_id = ${2}`;
  expect(query.text).toBe(
    'update t set a = $1 from jsonb_to_recordset($2::jsonb) as g (id uuid) where company_id = $3',
  );
  expect(query.values).toEqual([1, '[{"id":"a"}]', 2]);
});

test('what is read has the types of the columns', () => {
  expectTypeOf<RowOf<typeof item>>().toEqualTypeOf<{
    readonly id: string;
    readonly name: unknown;
    readonly priceCents: number;
    readonly promoTo: Date | null;
    readonly isHidden: boolean;
  }>();
});

test('only a name becomes text of a statement', () => {
  expect(() => table('t', { 'id; drop table t': 'uuid' })).toThrow('no name of a column');
});
