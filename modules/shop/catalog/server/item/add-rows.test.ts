import type { Input } from '@fachwerk/base/contract';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { itemApi } from '../../contract.ts';
import { openCatalog, type TestCatalog } from '../catalog.for-tests.ts';

let at: TestCatalog;
let categoryId: string;
beforeAll(async () => {
  at = await openCatalog();
  categoryId = (await at.addCategory('Pizza')).id;
});
afterAll(() => at.app.close());

type Row = NonNullable<Input<typeof itemApi.edit>['added']>[number];
const row = (name: string, given: Partial<Row> = {}): Row => ({
  id: newId(),
  categoryId,
  name: { de: name },
  number: '',
  ean: '',
  priceCents: 890,
  stock: null,
  weightGrams: null,
  warnFrom: null,
  ...given,
});
const edit = (...added: Row[]) => at.boss().call(itemApi.edit, { rows: [], added });
const fieldsOf = ({ body }: { body: { fields?: readonly { path: string; code: string }[] | undefined } }) =>
  body.fields?.map(({ path, code }) => [path, code]);

test('rows of the table become items in their order, and the same rows sent again are the same items', async () => {
  const rows = [row('Funghi', { number: 'T1', stock: 4 }), row('Cola', { vatKind: 'standard', soldOut: 'notice' })];
  expect((await edit(...rows)).status).toBe(200);
  expect((await edit(...rows)).status).toBe(200);
  const items = (await at.list({ categoryId })).body.items;
  expect(items).toMatchObject([
    { id: rows[0]!.id, name: { de: 'Funghi' }, number: 'T1', stock: 4, vatKind: 'meal', isSoldOut: false, version: 1 },
    { name: { de: 'Cola' }, vatKind: 'standard', isSoldOut: true },
  ]);
  expect(items).toHaveLength(2);
  expect((await at.find(rows[0]!.id)).prices.map(({ cents }) => cents)).toEqual([890]);
});

test('one row that is refused keeps all out, each at its cell; changes of other items too', async () => {
  const known = await at.add('Napoli', { number: 'N1', categoryId: (await at.addCategory('Alt')).id });
  const rows = [row('a', { number: 'n1' }), row('b', { number: 'B' }), row('c', { number: 'b' })];
  expect(fieldsOf(await edit(...rows))).toEqual([
    ['added.0.number', 'item.number_taken'],
    ['added.2.number', 'item.number_taken'],
  ]);
  const foreign = (await at.addCategory('Theirs', { company: at.other })).id;
  const both = await at.boss().call(itemApi.edit, {
    rows: [{ id: known.id, version: 1, priceCents: 1 }],
    added: [row('d', { categoryId: foreign }), row('e', { ean: '123' })],
  });
  expect(fieldsOf(both)).toEqual([
    ['added.0.categoryId', 'category.unknown'],
    ['added.1.ean', 'item.ean_wrong'],
  ]);
  expect((await at.find(known.id)).item.priceCents).toBe(890);
  expect((await at.list({ categoryId })).body.items).toHaveLength(2);
});

test('an id that another company has is theirs alone, and whoever may not write adds nothing', async () => {
  const mine = row('Meins');
  await edit(mine);
  const theirs = (await at.addCategory('Pizza', { company: at.other })).id;
  const answer = await at.boss(at.other).call(itemApi.edit, { rows: [], added: [{ ...mine, categoryId: theirs }] });
  expect(answer.status).toBe(200);
  expect((await at.find(mine.id)).item.categoryId).toBe(categoryId);
  expect((await at.cook().call(itemApi.edit, { rows: [], added: [row('x')] })).status).toBe(403);
});
