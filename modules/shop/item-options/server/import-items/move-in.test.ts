import { itemApi } from '@fachwerk/catalog/contract';
import { catalog } from '@fachwerk/catalog/module';
import { customers } from '@fachwerk/customers/module';
import { exampleFile, type Importing, openImports, type TestImports } from '@fachwerk/imports/testing';
import { logs } from '@fachwerk/logs/module';
import { sites } from '@fachwerk/sites/module';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { optionApi } from '../../contract-variant.ts';
import { itemOptions } from '../module.ts';
import { findOffers } from '../offer/find-offers.ts';
import { listOffers } from '../offer/list-offers.ts';
import { openPictureServer } from '../testing.ts';

const { siteOf: _site, ...sitesByCompany } = sites;

let world: TestImports;
let shop: Importing;
let web: Awaited<ReturnType<typeof openPictureServer>>;
beforeAll(async () => {
  world = await openImports(logs, sitesByCompany, customers, catalog, itemOptions);
  world.app.time.now = new Date('2026-04-20T08:00:00Z');
  web = await openPictureServer();
  Object.assign(world.app.app, { outbound: web.outbound });
});
afterAll(async () => {
  web.close();
  await world.app.close();
});
beforeEach(async () => {
  shop = await world.company();
});

/** Taken as it is: the system, the kind and the columns are found. */
async function moveIn(name: string) {
  const found = await shop.upload(exampleFile(name), undefined, name);
  return shop.run(await shop.check(found));
}

const BY_NAME = { sort: 'name' as const, dir: 'asc' as const, limit: 50 };

/** Each item with what it costs, and its variants with what is left of them. */
async function itemsWithVariants() {
  const filter = { sort: 'name' as const, dir: 'asc' as const, limit: 50 };
  const { items } = (await shop.staff.call(itemApi.list, { filter })).body;
  return Promise.all(
    items.map(async ({ id, name, priceCents, isHidden, promo }) => {
      const { options } = (await shop.staff.call(optionApi.find, { itemId: id })).body;
      const variants = options.variants.map(
        (each) => `${each.name.de} ${each.number} ${each.priceCents} ${each.stock}`,
      );
      const state = `${promo ? ` dann ${promo.cents}` : ''}${isHidden ? ' verborgen' : ''}`;
      return [
        `${name.de} ${priceCents}${state}`,
        ...(variants.length > 0 ? [options.variantsName.de, ...variants] : []),
      ];
    }),
  );
}

test.each([
  [
    'shopify-products.csv',
    [
      ['Altes Hemd 900 verborgen'],
      ['Entwurf 900 verborgen'],
      ['Leinenhemd 5990', 'Größe', 'S LH-S 5990 4', 'M LH-M 5990 2'],
      ['Tasse 1200'],
    ],
  ],
  [
    'woocommerce-products.csv',
    [
      ['Aktionsware 400'],
      ['Bald billiger 500 dann 400'],
      ['Entwurf 500 verborgen'],
      ['Kaffee 500 g 890'],
      ['Sonderposten 400'],
      ['T-Shirt 1900', 'Größe', 'S T-1-S 1900 3', 'M T-1-M 2100 5'],
      ['T-Shirt - L 2200 verborgen'],
      ['Versteckt 500 verborgen'],
    ],
  ],
])('the items of %s with their variants', async (name, expected) => {
  const done = await moveIn(name);
  expect(await itemsWithVariants()).toEqual(expected);
  const again = await shop.check(await shop.upload(exampleFile(name), undefined, name));
  expect(again.counts).toMatchObject({ unchanged: again.counts.all, new: 0, wrong: 0 });
  expect((await shop.undo(done)).counts.kept).toBe(0);
  expect(await itemsWithVariants()).toEqual([]);
});

test('what was a draft elsewhere is not offered, and is sold once it is shown', async () => {
  await moveIn('shopify-products.csv');
  const ctx = { ...world.app.work(), companyId: shop.companyId };
  const offered = async () => (await listOffers(ctx, { sort: 'name', limit: 50 })).offers.map(({ name }) => name.de);
  expect(await offered()).toEqual(['Leinenhemd', 'Tasse']);
  const { items } = (await shop.staff.call(itemApi.list, { filter: { ...BY_NAME, state: 'hidden' } })).body;
  expect(items.map(({ name }) => name.de)).toEqual(['Altes Hemd', 'Entwurf']);
  const { item } = (await shop.staff.call(itemApi.find, { id: items[1]!.id })).body;
  expect((await findOffers(ctx, [item.id]))[0]).toMatchObject({ isArchived: true });
  const { id, version } = item;
  await shop.staff.call(itemApi.save, { id, version, item: { ...item, isHidden: false } });
  expect(await offered()).toEqual(['Entwurf', 'Leinenhemd', 'Tasse']);
});

test('a variant of a file joins the item of its name, is changed by its number, and leaves it as it was', async () => {
  const upload = async (rows: string) =>
    shop.run(await shop.check(await shop.upload(`Name;Variante;Nr;Preis\n${rows}`)));
  await upload('Hemd;;H;30,00');
  const made = await upload('Hemd;S;H-S;25,00\nHemd;M;H-M;28,00');
  expect(await itemsWithVariants()).toEqual([['Hemd 2500', '', 'S H-S 2500 null', 'M H-M 2800 null']]);
  const changed = await upload('Hemd;M;H-M;20,00');
  expect(changed.counts).toMatchObject({ changed: 1, new: 0 });
  expect((await itemsWithVariants())[0]![0]).toBe('Hemd 2000');

  // The size that was made dearer since is not the file's any more.
  expect((await shop.undo(made)).counts).toMatchObject({ undone: 1, kept: 1 });
  await shop.undo(changed);
  expect(await itemsWithVariants()).toEqual([['Hemd 2800', '', 'M H-M 2800 null']]);
});

test('an item that somebody has worked on since keeps its variants', async () => {
  const done = await shop.run(await shop.check(await shop.upload('Name;Variante;Nr;Preis\nHemd;S;H-S;25,00')));
  const filter = { sort: 'name' as const, dir: 'asc' as const, limit: 50 };
  const [item] = (await shop.staff.call(itemApi.list, { filter })).body.items;
  const rows = [{ id: item!.id, version: item!.version, number: 'H' }];
  expect((await shop.staff.call(itemApi.edit, { rows, added: [] })).status).toBe(200);
  expect((await shop.undo(done)).counts).toMatchObject({ undone: 0, kept: 1 });
  expect(await itemsWithVariants()).toEqual([['Hemd 2500', '', 'S H-S 2500 null']]);
});

test('what is wrong with a variant stands at its cell', async () => {
  const file = 'Name;Variante;Nr;Preis\nHemd;S;;\nHose;S;X;9,00\nHose;M;x;9,00';
  const checked = await shop.check(await shop.upload(file));
  const wrong = await shop.rows(checked.id, 'wrong');
  expect(wrong.map(({ number, problems }) => [number, problems.map(({ column }) => column)])).toEqual([
    [2, [3]],
    [4, [null]],
  ]);
});
