import { catalog } from '@fachwerk/catalog/module';
import { customers } from '@fachwerk/customers/module';
import { importApi } from '@fachwerk/imports/contract';
import { type Importing, openImports, type TestImports } from '@fachwerk/imports/testing';
import { logs } from '@fachwerk/logs/module';
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

/** Too narrow for the finder: the title fills as many cells as the heading. */
const FILE = 'Preisliste;Herbst\n\nStand;01.10.2026\nName;Preis\nTee;1,50\n\nÖl;9,00\n';

const choose = (id: string, row: number, of = shop) => of.staff.call(importApi.chooseHeading, { id, row });
async function reread() {
  await world.app.runJobs();
  await world.readFiles();
}

test('another line is chosen as the heading: columns are found anew, and rows have the numbers of the file', async () => {
  const found = await shop.upload(FILE);
  expect([found.headers, found.headingRow, found.mapping]).toEqual([['Preisliste', 'Herbst'], 1, [null, null]]);
  expect(found.firstLines).toEqual([
    { row: 1, text: 'Preisliste · Herbst' },
    { row: 3, text: 'Stand · 01.10.2026' },
    { row: 4, text: 'Name · Preis' },
    { row: 5, text: 'Tee · 1,50' },
  ]);
  const { status, body } = await choose(found.id, 4);
  expect([status, body.state]).toEqual([200, 'reading']);
  expect((await choose(found.id, 4)).status).toBe(200);
  expect((await choose(found.id, 3)).body.code).toBe('import.not_now');
  await reread();
  const again = await shop.find(found.id);
  expect([again.state, again.kind, again.headers, again.mapping, again.headingRow]).toEqual([
    'mapping',
    'items',
    ['Name', 'Preis'],
    ['name', 'price'],
    4,
  ]);
  const rows = await shop.rows(found.id);
  expect(rows.map(({ number, cells }) => [number, ...cells])).toEqual([
    [5, 'Tee', '1,50'],
    [7, 'Öl', '9,00'],
  ]);
  const done = await shop.run(await shop.check(again));
  expect([done.counts.done, done.firstLines]).toEqual([2, []]);
  expect((await choose(found.id, 1)).body.code).toBe('import.not_now');
});

test('only a line of the file that has rows below it; nobody else chooses', async () => {
  const found = await shop.upload(FILE);
  expect((await choose(found.id, 7)).body.code).toBe('import.heading_unknown');
  expect((await choose(found.id, 2)).body.code).toBe('import.heading_unknown');
  const other = await world.company();
  const stranger = await choose(found.id, 4, other);
  expect([stranger.status, stranger.body.code]).toEqual([404, 'import.unknown']);
});

test('a checked import goes back to its columns; a title that fills one cell is passed over by itself', async () => {
  const found = await shop.upload('Preisliste Herbst\nNr;Name;Preis\n1;Tee;1,50\n');
  expect([found.headingRow, found.headers]).toEqual([2, ['Nr', 'Name', 'Preis']]);
  await shop.check(found);
  await choose(found.id, 1);
  await reread();
  const again = await shop.find(found.id);
  expect([again.state, again.headers]).toEqual(['mapping', ['Preisliste Herbst']]);
  await choose(found.id, 2);
  await reread();
  expect((await shop.find(found.id)).mapping).toEqual(['number', 'name', 'price']);
});
