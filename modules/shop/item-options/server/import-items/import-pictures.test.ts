import { itemApi } from '@fachwerk/catalog/contract';
import { catalog } from '@fachwerk/catalog/module';
import { customers } from '@fachwerk/customers/module';
import { importApi } from '@fachwerk/imports/contract';
import { exampleFile, type Importing, openImports, type TestImports } from '@fachwerk/imports/testing';
import { logs } from '@fachwerk/logs/module';
import { sites } from '@fachwerk/sites/module';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pictureApi } from '../../contract-picture.ts';
import { itemOptions } from '../module.ts';
import { openPictureServer } from '../testing.ts';

const { siteOf: _site, ...sitesByCompany } = sites;

let world: TestImports;
let web: Awaited<ReturnType<typeof openPictureServer>>;
let shop: Importing;
beforeAll(async () => {
  world = await openImports(logs, sitesByCompany, customers, catalog, itemOptions);
  web = await openPictureServer();
  Object.assign(world.app.app, { outbound: web.outbound });
});
afterAll(async () => {
  web.close();
  await world.app.close();
});
beforeEach(async () => {
  shop = await world.company();
  web.asked.length = 0;
});

/** Each item with how many pictures it has. */
async function pictureCounts(): Promise<string[]> {
  const filter = { sort: 'name' as const, dir: 'asc' as const, limit: 50 };
  const { items } = (await shop.staff.call(itemApi.list, { filter })).body;
  return Promise.all(
    items.map(async ({ id, name }) => {
      const { pictures } = (await shop.staff.call(pictureApi.listOfItem, { itemId: id })).body;
      return `${name.de} ${pictures.length}`;
    }),
  );
}
const hintsOf = async (id: string) =>
  (await shop.rows(id, 'hinted')).map(({ number, hints }) => [number, ...hints.map(({ sentence }) => sentence)]);

const FILE = [
  'Name;Preis;Bild-URL',
  'Hemd;30,00;https://cdn.example/hemd.jpg',
  'Hose;40,00;https://cdn.example/a,b.jpg, https://cdn.example/c.jpg',
  'Hut;20,00;',
].join('\n');

test('pictures are fetched in the background, once: a repeated import asks nobody, and undo takes them away', async () => {
  const found = await shop.upload(FILE);
  expect(found.mapping).toEqual(['name', 'price', 'pictures']);
  const checked = await shop.check(found);
  expect([checked.counts.new, web.asked]).toEqual([3, []]);
  const done = await shop.run(checked);
  expect([done.state, done.counts]).toEqual(['done', expect.objectContaining({ done: 3, hinted: 0, pending: 0 })]);
  expect(await pictureCounts()).toEqual(['Hemd 1', 'Hose 2', 'Hut 0']);
  expect(web.asked).toEqual(['cdn.example/hemd.jpg', 'cdn.example/a,b.jpg', 'cdn.example/c.jpg']);

  const again = await shop.check(await shop.upload(FILE));
  expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: 3 });
  const more = await shop.run(
    await shop.check(await shop.upload(FILE.replace('20,00;', '20,00;https://cdn.example/hut.jpg'))),
  );
  expect([more.counts.changed, await pictureCounts(), web.asked.length]).toEqual([1, ['Hemd 1', 'Hose 2', 'Hut 1'], 4]);
  expect((await shop.undo(more)).counts).toMatchObject({ kept: 0 });
  expect(await pictureCounts()).toEqual(['Hemd 1', 'Hose 2', 'Hut 0']);
});

test('what cannot be fetched is a hint at its cell, and the item is there all the same', async () => {
  const text = [
    'Name;Preis;Bild',
    'A;1,00;https://intern.example/x.jpg',
    'B;1,00;https://cdn.example/page.html',
    'C;1,00;hemd.jpg',
    'D;1,00;https://cdn.example/gone.jpg https://cdn.example/d.jpg',
  ].join('\n');
  const checked = await shop.check(await shop.upload(text));
  expect([checked.counts.wrong, await hintsOf(checked.id)]).toEqual([
    0,
    [[4, 'Ungültige Bildadresse. Sie beginnt mit https://.']],
  ]);
  const done = await shop.run(checked);
  expect(done.counts).toMatchObject({ done: 4, failed: 0, hinted: 4 });
  expect(await pictureCounts()).toEqual(['A 0', 'B 0', 'C 0', 'D 1']);
  expect(await hintsOf(done.id)).toEqual([
    [2, expect.stringMatching(/^Diese Adresse darf der Server nicht aufrufen/)],
    [3, expect.stringMatching(/^Diese Datei ist kein lesbares Bild/)],
    [4, 'Ungültige Bildadresse. Sie beginnt mit https://.'],
    [5, 'https://cdn.example/gone.jpg: Unter dieser Adresse wurde kein Bild gefunden (Antwort 404).'],
  ]);
  const [row] = await shop.rows(done.id, 'hinted');
  expect([row!.hints[0]!.column, web.asked.some((url) => url.startsWith('intern.'))]).toEqual([2, false]);
});

test('a slice fetches a few rows only; stopped in between, the others say that they were not fetched', async () => {
  const rows = Array.from({ length: 25 }, (_, n) => `Artikel ${n};1,00;https://cdn.example/${n}.jpg`);
  const checked = await shop.check(await shop.upload(['Name;Preis;Bild', ...rows].join('\n')));
  await shop.staff.call(importApi.start, { id: checked.id });
  await shop.workOnce(checked.id);
  const running = await shop.find(checked.id);
  expect([running.state, running.counts, web.asked.length]).toEqual([
    'running',
    expect.objectContaining({ done: 25, pending: 15 }),
    10,
  ]);
  const { body } = await shop.staff.call(importApi.stop, { id: checked.id });
  expect([body.state, body.counts]).toEqual(['done', expect.objectContaining({ pending: 0, hinted: 15 })]);
  const [first] = await shop.rows(checked.id, 'hinted');
  expect(first!.hints[0]!.sentence).toBe('Bildadresse: Nicht geladen: Der Import wurde angehalten.');
  await world.app.runJobs();
  expect(web.asked.length).toBe(10);
});

test.each([
  ['shopify-products.csv', ['Altes Hemd 0', 'Entwurf 0', 'Leinenhemd 2', 'Tasse 0']],
  ['woocommerce-products.csv', expect.arrayContaining(['Kaffee 500 g 1'])],
])('the pictures of %s', async (name, expected) => {
  await shop.run(await shop.check(await shop.upload(exampleFile(name), undefined, name)));
  expect(await pictureCounts()).toEqual(expected);
});
