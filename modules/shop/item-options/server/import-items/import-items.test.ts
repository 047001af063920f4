import { addDays, addMinutes } from '@fachwerk/base/time';
import { itemApi } from '@fachwerk/catalog/contract';
import { categoryApi } from '@fachwerk/catalog/contract-category';
import { catalog } from '@fachwerk/catalog/module';
import { customers } from '@fachwerk/customers/module';
import { importApi } from '@fachwerk/imports/contract';
import { type Importing, openImports, type TestImports } from '@fachwerk/imports/testing';
import { logs } from '@fachwerk/logs/module';
import { xlsxOf } from '@fachwerk/server/xlsx';
import { sites } from '@fachwerk/sites/module';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { itemOptions } from '../module.ts';

const { siteOf: _site, ...sitesByCompany } = sites;

let world: TestImports;
let shop: Importing;
beforeAll(async () => {
  world = await openImports(logs, sitesByCompany, customers, catalog, itemOptions);
});
afterAll(() => world.app.close());
beforeEach(async () => {
  shop = await world.company();
});

const FILE = [
  'Artikelnummer;Bezeichnung;Kategorie;VK-Preis;MwSt;Bestand',
  'P-1;Pizza Margherita;Pizza;9,50;7 %;',
  'P-2;Pizza Funghi;Pizza;11,00 €;7 %;12',
  'G-1;Wein "Primitivo";Getränke;1.024,00;19;3',
].join('\r\n');

const items = async (of = shop) => {
  const filter = { sort: 'name' as const, dir: 'asc' as const, limit: 50 };
  return (await of.staff.call(itemApi.list, { filter })).body.items;
};
const namesOf = async (of = shop) => (await items(of)).map(({ name, priceCents }) => `${name.de} ${priceCents}`);

test('a German file is understood, tried, written by the rules of the shop, and taken back', async () => {
  const found = await shop.upload(FILE);
  expect(found).toMatchObject({
    state: 'mapping',
    kind: 'items',
    kindName: 'Artikel',
    style: { decimal: ',', days: 'dmy' },
  });
  expect(found.mapping).toEqual(['number', 'name', 'category', 'price', 'vat', 'stock']);

  const checked = await shop.check(found);
  expect([checked.state, checked.counts]).toEqual(['checked', expect.objectContaining({ all: 3, new: 3, wrong: 0 })]);
  expect(await items()).toEqual([]);

  const done = await shop.run(checked);
  expect([done.state, done.counts]).toEqual(['done', expect.objectContaining({ done: 3, failed: 0 })]);
  expect(await namesOf()).toEqual(['Pizza Funghi 1100', 'Pizza Margherita 950', 'Wein "Primitivo" 102400']);
  const [funghi] = await items();
  expect(funghi).toMatchObject({ stock: 12, vatKind: 'reduced', number: 'P-2' });
  const { prices } = (await shop.staff.call(itemApi.find, { id: funghi!.id })).body;
  expect(prices.map(({ cents }) => cents)).toEqual([1100]);

  const undone = await shop.undo(done);
  expect([undone.state, undone.counts.undone, undone.counts.kept]).toEqual(['undone', 3, 0]);
  expect(await items()).toEqual([]);
  const { categories } = (await shop.staff.call(categoryApi.list, {})).body;
  expect(categories.filter(({ isArchived }) => !isArchived)).toEqual([]);
});

test('what is known is changed by its number and becomes as before; what is as it was stays untouched', async () => {
  await shop.run(await shop.check(await shop.upload(FILE)));
  const again = await shop.check(await shop.upload(FILE.replace('9,50', '9,90')));
  expect(again.counts).toMatchObject({ new: 0, changed: 1, unchanged: 2 });
  const done = await shop.run(again);
  expect(await namesOf()).toContain('Pizza Margherita 990');
  await shop.undo(done);
  expect(await namesOf()).toContain('Pizza Margherita 950');
  expect((await items()).length).toBe(3);
});

test('a list of numbers and prices is enough to change prices, and not to make an item', async () => {
  await shop.run(await shop.check(await shop.upload(FILE)));
  const checked = await shop.check(await shop.upload('sku,price\nP-1,12.50\nP-9,1.00\n', 'items'));
  expect(checked.style.decimal).toBe('.');
  expect(checked.counts).toMatchObject({ changed: 1, wrong: 1 });
});

test('wrong cells are named, fixed in place and tried again; the rest is written without them', async () => {
  const file = 'Nr;Name;Preis;EAN\n1;Tee;drei Euro;\n2;Kaffee;2,50;123\n3;;1,00;\n4;Wasser;1,00;\n4;Saft;2,00;';
  const checked = await shop.check(await shop.upload(file, 'items'));
  expect(checked.counts).toMatchObject({ new: 1, wrong: 4 });
  const wrong = await shop.rows(checked.id, 'wrong');
  expect(wrong.map(({ number, problems }) => [number, problems.map(({ column }) => column)])).toEqual([
    [2, [2]],
    [3, [3]],
    [4, [1]],
    [6, [null]],
  ]);
  expect(wrong[0]!.problems[0]!.sentence).toContain('Ungültiger Betrag');
  expect(wrong[3]!.problems[0]!.sentence).toContain('Zeile 5');

  const fix = (number: number, column: number, value: string) =>
    shop.staff.call(importApi.fixCell, { id: checked.id, number, column, value });
  expect((await fix(2, 2, '3,00')).body).toMatchObject({ state: 'unchecked', problems: [] });
  expect((await fix(3, 3, '')).status).toBe(200);
  await world.app.runJobs();
  const fixed = await shop.find(checked.id);
  expect([fixed.state, fixed.counts.new, fixed.counts.wrong]).toEqual(['checked', 3, 2]);
  const done = await shop.run(fixed);
  expect(await namesOf()).toEqual(['Kaffee 250', 'Tee 300', 'Wasser 100']);

  const { body } = await shop.staff.call(importApi.failed, { id: done.id });
  const lines = Buffer.from(body.base64, 'base64').toString('utf8').split('\r\n');
  expect(lines[0]).toContain('Nr;Name;Preis;EAN;Fehler');
  expect(lines.slice(1, 3).map((line) => line.split(';')[0])).toEqual(['3', '4']);
});

test('what a spreadsheet would run as a formula leaves as text', async () => {
  const checked = await shop.check(await shop.upload('Name;Preis\n"=HYPERLINK(""http://x"")";nichts\n@sum;-', 'items'));
  const { body } = await shop.staff.call(importApi.failed, { id: checked.id });
  const text = Buffer.from(body.base64, 'base64').toString('utf8');
  expect(text).toContain(`'=HYPERLINK`);
  expect(text).toContain(`'@sum`);
});

test('a spreadsheet is read like a CSV, numbers and all', async () => {
  const bytes = await xlsxOf(
    'Artikel',
    ['Name', 'Preis', 'Bestand'],
    [
      ['Apfel', 1.99, 5],
      ['Birne', 2, null],
    ],
  );
  const found = await shop.upload(bytes, undefined, 'artikel.xlsx');
  expect(found.mapping).toEqual(['name', 'price', 'stock']);
  await shop.run(await shop.check(found));
  expect(await namesOf()).toEqual(['Apfel 199', 'Birne 200']);
});

test('what somebody has worked on since is kept, and named', async () => {
  const done = await shop.run(await shop.check(await shop.upload(FILE)));
  const margherita = (await items()).find(({ number }) => number === 'P-1')!;
  const rows = [{ id: margherita.id, version: margherita.version, priceCents: 1 }];
  expect((await shop.staff.call(itemApi.edit, { rows, added: [] })).status).toBe(200);
  const undone = await shop.undo(done);
  expect(undone.counts).toMatchObject({ undone: 2, kept: 1 });
  expect(await namesOf()).toEqual(['Pizza Margherita 1']);
  expect((await shop.rows(done.id, 'wrong'))[0]).toMatchObject({ number: 2, state: 'kept' });
});

test('the choice of columns is remembered for the next file with such a heading', async () => {
  const file = 'Was;Wieviel\nTee;3,00';
  const first = await shop.upload(file, 'items');
  expect(first.mapping).toEqual([null, null]);
  await shop.check(first, { mapping: ['name', 'price'] });
  expect((await shop.upload(file, 'items')).mapping).toEqual(['name', 'price']);
  const rival = await world.company();
  expect((await rival.upload(file, 'items')).mapping).toEqual([null, null]);
});

test('nobody else sees an import, works on it or learns that it is there', async () => {
  const found = await shop.check(await shop.upload(FILE));
  const rival = await world.company();
  const { id } = found;
  const calls = [
    rival.staff.call(importApi.find, { id }),
    rival.staff.call(importApi.rows, { id, after: 0, limit: 10 }),
    rival.staff.call(importApi.start, { id }),
    rival.staff.call(importApi.fixCell, { id, number: 2, column: 0, value: 'x' }),
    rival.staff.call(importApi.failed, { id }),
    rival.staff.call(importApi.remove, { id }),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect((await rival.staff.call(importApi.list, {})).body.imports).toEqual([]);
});

test('whoever may not edit such a thing by hand does not import it, and sees no such import', async () => {
  const found = await shop.check(await shop.upload(FILE));
  const clerk = world.app.as({ companyId: shop.companyId, capabilities: ['imports.use', 'customers.edit'] });
  const { body } = await clerk.call(importApi.kinds, {});
  expect(body.kinds.map(({ kind }) => kind)).toEqual(['customers']);
  const file = { name: 'x.csv', type: '', bytes: Buffer.from(FILE) };
  expect((await clerk.call(importApi.upload, { kind: 'items', file })).status).toBe(403);
  expect((await clerk.call(importApi.start, { id: found.id })).status).toBe(404);
  expect((await clerk.call(importApi.list, {})).body.imports).toEqual([]);
});

test('who has lost the right meanwhile writes nothing more', async () => {
  const checked = await shop.check(await shop.upload(FILE));
  await shop.staff.call(importApi.start, { id: checked.id });
  await world.app.db.rows(world.app.sql`
    update access.user set roles = '{reader}' where company_id = ${shop.companyId} and id = ${shop.userId}`);
  await world.app.runJobs();
  const stopped = await shop.find(checked.id);
  expect([stopped.state, stopped.counts.done]).toEqual(['done', 0]);
  expect(stopped.reason).toContain('fehlt inzwischen das Recht');
  expect(await items()).toEqual([]);
});

test('a file that is none says so; a step out of turn is refused', async () => {
  const broken = await shop.upload(new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]), 'items', 'x.xlsx');
  expect([broken.state, broken.reason.length > 10]).toEqual(['unreadable', true]);
  expect((await shop.upload('Name;Preis\n', 'items')).state).toBe('unreadable');
  const found = await shop.upload(FILE);
  expect((await shop.staff.call(importApi.start, { id: found.id })).status).toBe(409);
  expect((await shop.staff.call(importApi.undo, { id: found.id })).status).toBe(409);
  expect((await shop.staff.call(importApi.remove, { id: found.id })).status).toBe(200);
  expect((await shop.staff.call(importApi.find, { id: found.id })).status).toBe(404);
});

/** More than one set of rows. */
const LONG = [
  'Nr;Name;Kategorie;Preis',
  ...Array.from({ length: 300 }, (_, n) => `L-${n};Ware ${n};Regal;${n + 1},00`),
];
const countItems = async () =>
  (await shop.staff.call(itemApi.list, { filter: { sort: 'name', dir: 'asc', limit: 1 } })).body.total.count;

test('a worker that dies in the middle has done whole sets; the next one goes on, and nothing comes twice', async () => {
  const { app } = world;
  const checked = await shop.check(await shop.upload(LONG.join('\n')));
  expect(checked.counts).toMatchObject({ all: 300, new: 300 });
  await shop.staff.call(importApi.start, { id: checked.id });
  let left = 1;
  const dying: typeof app.db = {
    ...app.db,
    transaction: (work) => (left-- > 0 ? app.db.transaction(work) : Promise.reject(new Error('the worker died'))),
  };
  await expect(shop.workOnce(checked.id, dying)).rejects.toThrow('the worker died');
  expect(await countItems()).toBe(250);

  // Its job is lost with it: the net brings it back.
  await app.db.rows(app.sql`delete from graphile_worker._private_jobs`);
  app.time.now = addMinutes(app.time.now, 20);
  await world.resume();
  await app.runJobs();
  expect(await shop.find(checked.id)).toMatchObject({ state: 'done', counts: { done: 300, failed: 0 } });
  expect(await countItems()).toBe(300);
  const undone = await shop.undo(await shop.find(checked.id));
  expect([undone.counts.undone, undone.counts.kept, await countItems()]).toEqual([300, 0, 0]);
});

test('what stops one row of a set stops no other: it is found by halves, and named', async () => {
  const { app } = world;
  const checked = await shop.check(await shop.upload(LONG.join('\n')));
  // The operator has set a limit meanwhile; the rows fill it up in their order.
  await app.db.rows(app.sql`update companies.company set most_items = 120 where id = ${shop.companyId}`);
  const done = await shop.run(checked);
  expect([done.counts.done, done.counts.failed, await countItems()]).toEqual([120, 180, 120]);
  const [first] = await shop.rows(checked.id, 'wrong');
  expect([first!.number, first!.problems[0]!.sentence.includes('120')]).toEqual([122, true]);
});

test('rows that are about one item by another name each see what the earlier one has left', async () => {
  const file = 'Nr;Name;Preis;EAN\nT-1;Tasse;5,00;4006381333931\n;Tasse;6,00;\n;;7,00;4006381333931\n;Becher;4,00;';
  const done = await shop.run(await shop.check(await shop.upload(file, 'items')));
  expect(done.counts).toMatchObject({ done: 4, new: 2, changed: 2 });
  expect(await namesOf()).toEqual(['Becher 400', 'Tasse 700']);
  const { prices } = (await shop.staff.call(itemApi.find, { id: (await items())[1]!.id })).body;
  expect(prices.map(({ cents }) => cents).sort()).toEqual([500, 600, 700]);
});

test('a list of changed prices ends the old ones, and undo brings them back with their history', async () => {
  await shop.run(await shop.check(await shop.upload(LONG.join('\n'))));
  const dearer = LONG.map((line, at) => (at === 0 ? line : line.replace(/,00$/, ',50')));
  const checked = await shop.check(await shop.upload(dearer.join('\n')));
  expect(checked.counts).toMatchObject({ new: 0, changed: 300, wrong: 0 });
  const done = await shop.run(checked);
  const ware = async () => (await items()).find(({ number }) => number === 'L-1')!;
  expect([done.counts.done, (await ware()).priceCents]).toEqual([300, 250]);
  const undone = await shop.undo(done);
  expect([undone.counts.undone, undone.counts.kept, (await ware()).priceCents]).toEqual([300, 0, 200]);
  const { prices } = (await shop.staff.call(itemApi.find, { id: (await ware()).id })).body;
  expect(prices.filter(({ to }) => to === null).map(({ cents }) => cents)).toEqual([200]);
});

test('a hundred rows take few statements, however many they are', async () => {
  const checked = await shop.check(await shop.upload(LONG.slice(0, 201).join('\n')));
  await shop.staff.call(importApi.start, { id: checked.id });
  const statements = await shop.statementsOf(checked.id);
  expect(await countItems()).toBe(200);
  expect(statements).toBeLessThan(40);
});

test('two workers at once write every row once', async () => {
  const { app } = world;
  const checked = await shop.check(await shop.upload(FILE));
  await shop.staff.call(importApi.start, { id: checked.id });
  await Promise.all([shop.workOnce(checked.id), shop.workOnce(checked.id)]);
  const added = await app.db.rows(app.sql`
    select 1 as one from kit.audit_entry where company_id = ${shop.companyId} and action = 'item.added'`);
  expect([added.length, (await items()).length]).toEqual([3, 3]);
  expect((await shop.find(checked.id)).state).toBe('done');
});

test('what is stopped writes nothing more; after its time an import is forgotten with its rows', async () => {
  const { app } = world;
  const checked = await shop.check(await shop.upload(FILE));
  await shop.staff.call(importApi.start, { id: checked.id });
  expect((await shop.staff.call(importApi.stop, { id: checked.id })).body.state).toBe('done');
  await app.runJobs();
  expect(await items()).toEqual([]);
  app.time.now = addDays(app.time.now, 31);
  await world.forget();
  expect((await shop.staff.call(importApi.find, { id: checked.id })).status).toBe(404);
  const rows = await app.db.rows(app.sql`select 1 as one from imports.row where company_id = ${shop.companyId}`);
  expect(rows).toEqual([]);
});
