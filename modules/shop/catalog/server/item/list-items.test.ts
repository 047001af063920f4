import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ItemFilter, itemApi } from '../../contract.ts';
import { categoryApi } from '../../contract-category.ts';
import { openCatalog, type TestCatalog } from '../catalog.for-tests.ts';

let at: TestCatalog;
let pizza: string;
let drinks: string;
beforeAll(async () => {
  at = await openCatalog();
  drinks = (await at.addCategory('Getränke')).id;
  pizza = (await at.addCategory('Pizza')).id;
  await at.add('Wasser', { categoryId: drinks, priceCents: 250, number: '90', hashtags: ['kalt'] });
  await at.add('Cola', { categoryId: drinks, priceCents: 350, number: '91' });
  await at.add('Margherita', { categoryId: pizza, priceCents: 890, number: '10' });
  await at.add('Salami 100 %', { categoryId: pizza, priceCents: 990, number: '11', ean: '4006381333931' });
  await at.add('Tonno', { categoryId: pizza, priceCents: 990, number: '12' });
  await at.add('Fremd', { company: at.other });
  await at.boss().call(categoryApi.sort, { ids: [pizza, drinks] });
});
afterAll(() => at.app.close());

const BY_HAND = ['Margherita', 'Salami 100 %', 'Tonno', 'Wasser', 'Cola'];

const orders: readonly (readonly [Partial<ItemFilter>, readonly string[]])[] = [
  [{}, BY_HAND],
  [{ sort: 'name' }, ['Cola', 'Margherita', 'Salami 100 %', 'Tonno', 'Wasser']],
  [{ sort: 'name', dir: 'desc' }, ['Wasser', 'Tonno', 'Salami 100 %', 'Margherita', 'Cola']],
  [{ sort: 'price' }, ['Wasser', 'Cola', 'Margherita', 'Salami 100 %', 'Tonno']],
  [{ sort: 'number', dir: 'desc' }, ['Cola', 'Wasser', 'Tonno', 'Salami 100 %', 'Margherita']],
];

const searches: readonly (readonly [string, readonly string[]])[] = [
  ['ma', ['Margherita']],
  ['MARGH', ['Margherita']],
  ['0 %', ['Salami 100 %']],
  ['kalt', ['Wasser']],
  ['333931', ['Salami 100 %']],
  ['sal 11', ['Salami 100 %']],
  ['er', ['Margherita', 'Wasser']],
  ['_', []],
];

test('the list stands in the order that is asked for, whole and in pages of two', async () => {
  for (const [filter, expected] of orders) {
    expect(await at.names(filter)).toEqual(expected);
    const paged: string[] = [];
    let after: string | undefined;
    do {
      const { body } = await at.list({ ...filter, limit: 2, ...(after && { after }) });
      expect(body.total).toEqual({ count: 5, isMore: false });
      paged.push(...body.items.map(({ name }) => name.de));
      after = body.next ?? undefined;
    } while (after);
    expect(paged).toEqual(expected);
  }
});

test('words are found in names, numbers, EANs and hashtags, also page by page', async () => {
  for (const [search, expected] of searches) expect([search, await at.names({ search })]).toEqual([search, expected]);
  const first = (await at.list({ search: 'a', limit: 3 })).body;
  const rest = (await at.list({ search: 'a', limit: 3, after: first.next! })).body;
  expect([...first.items, ...rest.items].map(({ name }) => name.de)).toEqual(BY_HAND.filter((name) => /a/i.test(name)));
  const cut = (await at.list({ search: '4006', limit: 1 })).body;
  expect([cut.items.length, cut.next]).toEqual([1, null]);
});

test('a category narrows it, and what is sold out or in a promo can be looked for', async () => {
  expect(await at.names({ categoryId: drinks })).toEqual(['Wasser', 'Cola']);
  const [water] = (await at.list({ categoryId: drinks })).body.items;
  await at.cook().call(itemApi.markSoldOut, { ids: [water!.id], soldOut: 'notice' });
  expect(await at.names({ state: 'sold_out' })).toEqual(['Wasser']);
  expect(await at.names({ state: 'promo' })).toEqual([]);
  expect(await at.names({ categoryId: pizza, state: 'sold_out' })).toEqual([]);
});

test('low is what has as few left as the item says, or else the shop; what nobody counts never is', async () => {
  const [cola, water, tonno] = ['Cola', 'Wasser', 'Tonno'].map(idOf);
  for (const [id, stock] of [
    [cola, 5],
    [water, 3],
    [tonno, 12],
  ] as const)
    await at.cook().call(itemApi.saveStock, { id: await id!, seen: null, stock });
  // Nobody here knows a shop: then only what is gone is low.
  expect(await at.names({ state: 'low' })).toEqual([]);
  const { item } = (await at.boss().call(itemApi.find, { id: await tonno! })).body;
  const {
    id,
    version,
    stock: _,
    isSoldOut: __,
    soldOutUntil: ___,
    hasVariants: ____,
    isArchived: _____,
    ...data
  } = item;
  await at.boss().call(itemApi.save, { id, version, item: { ...data, warnFrom: 12 } });
  expect(await at.names({ state: 'low' })).toEqual(['Tonno']);
  const { items } = (await at.list({})).body;
  expect(items.filter(({ isLow }) => isLow).map(({ name }) => name.de)).toEqual(['Tonno']);
});

const idOf = async (name: string) => (await at.list({ search: name })).body.items[0]!.id;
