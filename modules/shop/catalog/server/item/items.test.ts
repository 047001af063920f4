import type { Input } from '@fachwerk/base/contract';
import { addDays } from '@fachwerk/base/time';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ItemData, itemApi } from '../../contract.ts';
import { categoryApi } from '../../contract-category.ts';
import { itemLike } from '../../rules/item.for-tests.ts';
import { openCatalog, type TestCatalog } from '../catalog.for-tests.ts';

let at: TestCatalog;
beforeAll(async () => {
  at = await openCatalog();
});
afterAll(() => at.app.close());
const OPENED = new Date('2026-03-01T10:00:00Z');
beforeEach(() => {
  at.app.time.now = OPENED;
});

const outcome = ({ status, body }: { status: number; body: { code?: string | undefined } }) => [status, body.code];
const firstField = ({ body }: { body: { fields?: readonly { path: string; code: string }[] | undefined } }) =>
  body.fields?.[0] && [body.fields[0].path, body.fields[0].code];

test('an item is kept as it was written, with everything the law asks for', async () => {
  const { id: categoryId } = await at.addCategory('Getränke');
  const given = itemLike({
    categoryId,
    number: 'G-7',
    ean: '4006381333931',
    hashtags: ['kalt', 'süß'],
    links: ['https://example.org/limo'],
    content: { thousandths: 330, unit: 'l' },
    depositCents: 25,
    allergens: ['sulphites'],
    additives: ['colouring', 'caffeine'],
    diet: 'vegan',
    spicy: 1,
    availability: [{ days: ['friday'], from: '18:00', to: '02:00' }],
  });
  const added = await at.boss().call(itemApi.add, { item: given });
  expect(added.status).toBe(200);
  expect(await at.find(added.body.id)).toMatchObject({
    item: { ...given, stock: null, isSoldOut: false, isArchived: false, version: 1 },
    prices: [{ kind: 'base', cents: 890, to: null }],
  });
  expect((await at.trailOf('item', added.body.id)).map(({ action }) => action)).toEqual(['item.added']);
});

test('what is refused is refused at its field, and changes nothing', async () => {
  const item = await at.add('Pizza', { number: 'R1' });
  await at.add('Pasta', { number: 'R2', categoryId: item.categoryId });
  const refused: readonly (readonly [Partial<ItemData>, number, readonly string[]])[] = [
    [{ ean: '123' }, 422, ['item.ean', 'item.ean_wrong']],
    [{ isTobacco: true }, 422, ['item.minimumAge', 'item.tobacco_age']],
    [{ number: 'r2' }, 409, ['item.number', 'item.number_taken']],
    [{ priceCents: -1 }, 422, ['item.priceCents', 'field.too_small']],
    [{ name: { de: ' ' } }, 422, ['item.name.de', 'field.too_short']],
    [{ links: ['javascript:alert(1)'] }, 422, ['item.links.0', 'field.link']],
  ];
  for (const [change, status, field] of refused) {
    const answer = await at.save(item, change);
    expect([answer.status, firstField(answer)]).toEqual([status, field]);
  }
  expect((await at.find(item.id)).item).toEqual({ ...item, soldOutUntil: null });
});

test('of two who save at once the second is told what the first wrote', async () => {
  const item = await at.add('Calzone');
  const row = at.app.sql`select from catalog.item where company_id = ${at.bella.id} and id = ${item.id} for update`;
  const answers = await at.app.race(row, () => [
    at.save(item, { priceCents: 950 }),
    at.save(item, { priceCents: 990 }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = answers.find(({ status }) => status === 409)!;
  const won = answers.find(({ status }) => status === 200)!.body.priceCents;
  expect(late.body).toMatchObject({ code: 'item.changed_meanwhile', conflict: { current: { priceCents: won } } });
  expect((await at.find(item.id)).prices.map(({ cents }) => cents).sort()).toEqual([890, won]);
});

test('every price is kept with its time, and a promo shows the lowest of thirty days or is refused', async () => {
  const fresh = await at.add('Tiramisù', { priceCents: 600 });
  const week = (cents: number, from = at.app.time.now) => ({ cents, from, to: addDays(from, 7) });
  expect(firstField(await at.save(fresh, { promo: week(400) }))).toEqual(['item.promo.cents', 'promo.no_price_before']);

  at.app.time.now = addDays(OPENED, 10);
  const raised = (await at.save(fresh, { priceCents: 800 })).body;
  at.app.time.now = addDays(OPENED, 12);
  const misled = await at.save(raised, { promo: week(650) });
  expect([misled.status, firstField(misled)]).toEqual([422, ['item.promo.cents', 'promo.misleading']]);
  expect(misled.body.fields?.[0]?.error).toContain('6,00 €');

  const lowered = (await at.save(raised, { promo: week(500) })).body;
  expect(lowered.promo?.cents).toBe(500);
  at.app.time.now = addDays(OPENED, 14);
  const cut = (await at.save(lowered, { promo: null })).body;
  const times = (await at.find(cut.id)).prices.map(({ kind, cents, from, to }) => [kind, cents, days(from), days(to)]);
  expect(times).toEqual([
    ['promo', 500, 12, 14],
    ['base', 800, 10, null],
    ['base', 600, 0, 10],
  ]);
});

const days = (when: Date | string | null) =>
  when === null ? null : Math.round((new Date(when).getTime() - OPENED.getTime()) / 86_400_000);

test('a planned promo that is taken back was never a price, one that is prolonged is one', async () => {
  const item = await at.add('Espresso', { priceCents: 300 });
  at.app.time.now = addDays(OPENED, 1);
  const from = addDays(OPENED, 5);
  const planned = (await at.save(item, { promo: { cents: 200, from, to: addDays(from, 2) } })).body;
  const longer = (await at.save(planned, { promo: { cents: 200, from, to: addDays(from, 4) } })).body;
  expect((await at.find(item.id)).prices.map(({ cents, to }) => [cents, days(to)])).toEqual([
    [200, 9],
    [300, null],
  ]);
  await at.save(longer, { promo: null });
  expect((await at.find(item.id)).prices.map(({ cents }) => cents)).toEqual([300]);
});

test('a promo that is over is gone by itself', async () => {
  const item = await at.add('Grappa', { priceCents: 400 });
  at.app.time.now = addDays(OPENED, 1);
  const promo = { cents: 300, from: at.app.time.now, to: addDays(OPENED, 2) };
  const saved = (await at.save(item, { promo })).body;
  at.app.time.now = promo.to;
  expect((await at.find(item.id)).item.promo).toBeNull();
  expect((await at.save(saved, { promo: null, priceCents: 250 })).status).toBe(200);
});

test('sold out is said by whoever stands in the kitchen, and ends in the morning', async () => {
  const item = await at.add('Tagessuppe');
  const t = (soldOut: 'tomorrow' | 'notice' | 'no') => at.cook().call(itemApi.markSoldOut, { ids: [item.id], soldOut });
  expect((await t('tomorrow')).status).toBe(200);
  expect((await at.find(item.id)).item).toMatchObject({
    isSoldOut: true,
    soldOutUntil: '2026-03-02T03:00:00.000Z',
    version: 1,
  });
  expect(await at.names({ state: 'sold_out' })).toEqual(['Tagessuppe']);
  at.app.time.now = new Date('2026-03-02T03:00:00Z');
  expect(await at.names({ state: 'sold_out' })).toEqual([]);
  await t('notice');
  expect((await at.find(item.id)).item).toMatchObject({ isSoldOut: true, soldOutUntil: null });
  await t('no');
  expect((await at.find(item.id)).item).toMatchObject({ isSoldOut: false, soldOutUntil: null });
});

test('a stock that was counted while something was sold is not written over it', async () => {
  const item = await at.add('Olivenöl');
  const set = (seen: number | null, stock: number | null) =>
    at.cook().call(itemApi.saveStock, { id: item.id, seen, stock });
  expect((await set(null, 10)).status).toBe(200);
  const row = at.app.sql`select from catalog.item where company_id = ${at.bella.id} and id = ${item.id} for update`;
  const answers = await at.app.race(row, () => [set(10, 4), set(10, 7)]);
  expect(answers.map(outcome).sort()).toEqual([
    [200, undefined],
    [409, 'item.stock_changed'],
  ]);
  await set((await at.find(item.id)).item.stock, 0);
  expect(await at.names({ state: 'sold_out' })).toContain('Olivenöl');
});

test('a copy has neither number nor EAN nor promo, and its own price from now on', async () => {
  const item = await at.add('Lasagne', { number: 'L1', ean: '4006381333931' });
  at.app.time.now = addDays(OPENED, 3);
  await at.save(item, { promo: { cents: 700, from: at.app.time.now, to: addDays(OPENED, 9) } });
  const copy = (await at.boss().call(itemApi.copy, { id: item.id })).body;
  expect(copy).toMatchObject({ name: { de: 'Lasagne (2)' }, number: '', ean: '', promo: null, priceCents: 890 });
  expect((await at.find(copy.id)).prices.map(({ from }) => days(from))).toEqual([3]);
  expect(await at.names({ categoryId: item.categoryId })).toEqual(['Lasagne', 'Lasagne (2)']);
});

test('archived items are out of the way until they come back; a number that was given away stays with the other', async () => {
  const item = await at.add('Risotto', { number: 'A1' });
  const { categoryId } = item;
  const archive = (isArchived: boolean) => at.boss().call(itemApi.archive, { ids: [item.id], isArchived });
  await archive(true);
  expect([await at.names({ categoryId }), await at.names({ categoryId, state: 'archived' })]).toEqual([
    [],
    ['Risotto'],
  ]);
  const other = await at.add('Risotto rosso', { number: 'A1', categoryId });
  expect(outcome(await archive(false))).toEqual([409, 'item.number_taken']);
  await at.save(other, { number: 'A2' });
  expect((await archive(false)).status).toBe(200);
  expect(await at.names({ categoryId })).toEqual(['Risotto', 'Risotto rosso']);
});

test('items of a category change places among themselves', async () => {
  const { id: categoryId } = await at.addCategory('Sorten');
  const items = [];
  for (const name of ['Eins', 'Zwei', 'Drei', 'Vier']) items.push(await at.add(name, { categoryId }));
  const [one, , three, four] = items.map(({ id }) => id);
  const sort = (ids: string[]) => at.boss().call(itemApi.sort, { categoryId, ids });
  expect((await sort([four!, one!])).status).toBe(200);
  expect(await at.names({ categoryId })).toEqual(['Vier', 'Zwei', 'Drei', 'Eins']);
  const row = at.app.sql`select from catalog.item where company_id = ${at.bella.id} and id = ${three} for update`;
  await at.app.race(row, () => [sort([three!, four!]), sort([three!, one!])]);
  expect((await at.names({ categoryId })).sort()).toEqual(['Drei', 'Eins', 'Vier', 'Zwei']);
  const elsewhere = await at.add('Fremd');
  expect(outcome(await sort([one!, elsewhere.id]))).toEqual([404, 'category.unknown']);
});

test('a few columns of many items change together, or none does', async () => {
  const { id: categoryId } = await at.addCategory('Karte');
  const pizza = await at.add('Napoli', { categoryId, priceCents: 900, number: 'K1' });
  const pasta = await at.add('Carbonara', { categoryId, priceCents: 1100, number: 'K2' });
  const edit = (...rows: Input<typeof itemApi.edit>['rows']) => at.boss().call(itemApi.edit, { rows, added: [] });
  const one = { id: pizza.id, version: 1 };
  const two = { id: pasta.id, version: 1 };
  const prices = async () => (await at.list({ categoryId })).body.items.map(({ priceCents }) => priceCents);

  const stale = await edit({ ...one, priceCents: 950 }, { ...two, version: 7, priceCents: 1150 });
  expect([stale.status, stale.body.code, firstField(stale)]).toEqual([
    409,
    'items.refused',
    ['rows.1.id', 'item.changed_meanwhile'],
  ]);
  const elsewhere = await edit({ ...one, categoryId: newId() }, { ...two, categoryId: newId() });
  expect(elsewhere.body.fields?.map(({ path, code }) => [path, code])).toEqual([
    ['rows.0.id', 'category.unknown'],
    ['rows.1.id', 'category.unknown'],
  ]);
  const taken = await edit({ ...one, priceCents: 950 }, { ...two, number: 'k1' });
  expect(firstField(taken)).toEqual(['rows.1.number', 'item.number_taken']);
  expect(await prices()).toEqual([900, 1100]);

  expect((await edit({ ...one, priceCents: 950 }, { ...two, priceCents: 1150, vatKind: 'standard' })).status).toBe(200);
  expect(await prices()).toEqual([950, 1150]);
  expect((await at.find(pizza.id)).prices.map(({ cents }) => cents)).toEqual([950, 900]);
  expect((await at.find(pasta.id)).item).toMatchObject({ vatKind: 'standard', number: 'K2', version: 2 });

  // What is left is counted beside the version, and refused at its own cell.
  const counted = await edit(
    { ...one, stock: { seen: null, left: 5 }, soldOut: 'notice' },
    { ...two, stock: { seen: 4, left: 3 } },
  );
  expect(firstField(counted)).toEqual(['rows.1.stock', 'item.stock_changed']);
  const name = { ...pizza.name, de: 'Napoli neu' };
  const said = await edit(
    { ...one, version: 2, name, ean: '4006381333931', stock: { seen: null, left: 5 } },
    { ...two, soldOut: 'notice' },
  );
  expect(said.status).toBe(200);
  const { items } = (await at.list({ categoryId })).body;
  expect(items).toMatchObject([
    { name: { de: 'Napoli neu' }, ean: '4006381333931', stock: 5, isSoldOut: false },
    { stock: null, isSoldOut: true, soldOutUntil: null, vatKind: 'standard' },
  ]);
});

test('nobody else’s items, categories or ids are seen or touched', async () => {
  const theirs = await at.add('Geheim', { company: at.other });
  const mine = await at.add('Meins');
  for (const id of [theirs.id, newId()]) {
    const answers = [
      await at.boss().call(itemApi.find, { id }),
      await at.boss().call(itemApi.copy, { id }),
      await at.boss().call(itemApi.edit, { rows: [{ id, version: 1, priceCents: 1 }], added: [] }),
      await at.boss().call(itemApi.save, { id, version: 1, item: itemLike({ categoryId: mine.categoryId }) }),
      await at.boss().call(itemApi.saveStock, { id, seen: null, stock: 1 }),
      await at.boss().call(itemApi.archive, { ids: [mine.id, id], isArchived: true }),
      await at.boss().call(itemApi.archive, { ids: [id], isArchived: false }),
      await at.boss().call(itemApi.markSoldOut, { ids: [id], soldOut: 'notice' }),
      await at.boss().call(itemApi.sort, { categoryId: mine.categoryId, ids: [id] }),
    ];
    expect(answers.map(outcome)).toEqual(answers.map(() => [404, 'item.unknown']));
    expect((await at.list({ after: id })).body.items).toEqual([]);
  }
  for (const categoryId of [theirs.categoryId, newId()]) {
    expect(outcome(await at.save(mine, { categoryId }))).toEqual([404, 'category.unknown']);
    expect(outcome(await at.boss().call(itemApi.add, { item: itemLike({ categoryId }) }))).toEqual([
      404,
      'category.unknown',
    ]);
    expect(outcome(await at.boss().call(categoryApi.archive, { id: categoryId, isArchived: true }))).toEqual([
      404,
      'category.unknown',
    ]);
    expect(outcome(await at.boss().call(categoryApi.sort, { ids: [categoryId] }))).toEqual([404, 'category.unknown']);
  }
  expect((await at.find(theirs.id, at.other)).item.isArchived).toBe(false);
  expect((await at.find(mine.id)).item.isArchived).toBe(false);
});

test('who may only read changes nothing, who keeps the stock no price', async () => {
  const item = await at.add('Focaccia');
  const refused = [
    await at.reader().call(itemApi.markSoldOut, { ids: [item.id], soldOut: 'notice' }),
    await at.cook().call(itemApi.save, { id: item.id, version: 1, item: itemLike({ categoryId: item.categoryId }) }),
    await at.cook().call(itemApi.archive, { ids: [item.id], isArchived: true }),
    await at.cook().call(categoryApi.sort, { ids: [item.categoryId] }),
  ];
  expect(refused.map(outcome)).toEqual(refused.map(() => [403, 'access.denied']));
});
