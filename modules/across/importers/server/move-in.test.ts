import { setupApi } from '@fachwerk/appointments/contract';
import { appointmentApi } from '@fachwerk/appointments/contract-appointment';
import { appointments } from '@fachwerk/appointments/module';
import { WEEKDAYS } from '@fachwerk/base/time';
import { boardApi } from '@fachwerk/boards/contract';
import { boards } from '@fachwerk/boards/module';
import { itemApi } from '@fachwerk/catalog/contract';
import { catalog } from '@fachwerk/catalog/module';
import { customerApi } from '@fachwerk/customers/contract-staff';
import { customers } from '@fachwerk/customers/module';
import { importApi } from '@fachwerk/imports/contract';
import { exampleFile, type Importing, openImports, type TestImports } from '@fachwerk/imports/testing';
import { optionApi } from '@fachwerk/item-options/contract-variant';
import { findOffers, listOffers } from '@fachwerk/item-options/facade';
import { itemOptions } from '@fachwerk/item-options/module';
import { openPictureServer } from '@fachwerk/item-options/testing';
import { logs } from '@fachwerk/logs/module';
import { sites } from '@fachwerk/sites/module';
import { timeLogApi } from '@fachwerk/time-tracking/contract';
import { timeTracking } from '@fachwerk/time-tracking/module';
import { translationApi } from '@fachwerk/translations/contract';
import { translations } from '@fachwerk/translations/module';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importers } from './module.ts';

const { siteOf: _site, ...sitesByCompany } = sites;

let world: TestImports;
let shop: Importing;
let web: Awaited<ReturnType<typeof openPictureServer>>;
beforeAll(async () => {
  const modules = [
    logs,
    translations,
    sitesByCompany,
    customers,
    catalog,
    itemOptions,
    timeTracking,
    boards,
    appointments,
    importers,
  ];
  world = await openImports(...modules);
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
  expect((await shop.staff.call(itemApi.edit, { rows })).status).toBe(200);
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

test.each([
  ['shopify-customers.csv', ['Berger', 'Öztürk']],
  ['woocommerce-customers.csv', ['Berger']],
])('the customers of %s', async (name, expected) => {
  const list = async () => {
    const filter = { sort: 'name' as const, dir: 'asc' as const, limit: 50 };
    return (await shop.staff.call(customerApi.list, { filter })).body.customers.map(({ lastName }) => lastName);
  };
  const done = await moveIn(name);
  expect((await list()).sort()).toEqual(expected);
  expect((await shop.undo(done)).counts.kept).toBe(0);
  expect(await list()).toEqual([]);
});

test('a board of Trello with its lists, labels and check lists', async () => {
  const done = await moveIn('trello-board.json');
  expect(done.counts).toMatchObject({ new: 2, done: 2, failed: 0 });
  const { boards: found } = (await shop.staff.call(boardApi.list, {})).body;
  const sheet = (await shop.staff.call(boardApi.sheet, { boardId: found[0]!.id })).body;
  const cards = sheet.columns.flatMap(({ name, items }) =>
    items.map(({ title, dueOn, checks }) => [name, title, dueOn, checks]),
  );
  expect(cards.sort()).toEqual([
    ['Fertig', 'Vertrag', null, 0],
    ['Offen', 'Kartons', '2026-04-01', 2],
  ]);
  expect(sheet.labels.map(({ name }) => name)).toEqual(['Eilig']);
  const given = sheet.columns.flatMap(({ items }) => items.map(({ title, assignees }) => [title, assignees]));
  expect(given.sort()).toEqual([
    ['Kartons', [shop.userId]],
    ['Vertrag', []],
  ]);
  const hints = (await shop.rows(done.id, 'hinted')).flatMap((row) => row.hints.map(({ sentence }) => sentence));
  expect(hints).toEqual(['Bo Fremd: Kein Kollege mit diesem Namen. Die Karte ist dieser Person nicht zugewiesen.']);

  expect((await shop.undo(done)).counts).toMatchObject({ undone: 2, kept: 0 });
  const { boards: after } = (await shop.staff.call(boardApi.list, {})).body;
  expect(after.filter(({ isArchived }) => !isArchived)).toEqual([]);
});

const times = async () => {
  const filter = { from: new Date('2026-01-01'), to: new Date('2026-12-31') };
  return (await shop.staff.call(timeLogApi.list, { filter })).body.timeLogs;
};

test.each([
  ['toggl.csv', '2026-03-02T08:00:00.000Z'],
  ['clockify.csv', '2026-03-23T08:00:00.000Z'],
])('the times of %s, which name a colleague', async (name, start) => {
  await world.app.db.rows(world.app.sql`
    update access.user set email = ${`ada${shop.companyId}@example.org`} where company_id = ${shop.companyId} and id = ${shop.userId}`);
  const text = exampleFile(name).toString('utf8').replace('ada@example.org', `ada${shop.companyId}@example.org`);
  const done = await shop.run(await shop.check(await shop.upload(text, undefined, name)));
  const [log] = await times();
  expect(log).toMatchObject({
    projectName: 'Webseite',
    totalTime: 90,
    description: 'Startseite entworfen',
    hashtags: ['design'],
  });
  expect([log!.startTime, log!.userId]).toEqual([start, shop.userId]);
  expect((await shop.check(await shop.upload(text, undefined, name))).counts).toMatchObject({ unchanged: 1, new: 0 });
  expect((await shop.undo(done)).counts.kept).toBe(0);
  expect(await times()).toEqual([]);
});

test('whoever does not work here, and a time without an end, are named at their cell', async () => {
  const file = 'Projekt;Beschreibung;Beginn;Ende;Dauer;Person\nA;b;2.3.2026 9:00;;;\nA;b;3.3.2026 9:00;;1:30;Niemand';
  const checked = await shop.check(await shop.upload(file, 'time_logs'));
  const wrong = await shop.rows(checked.id, 'wrong');
  expect(wrong.map(({ problems }) => problems.map(({ column }) => column))).toEqual([[3], [5]]);
});

async function calendar() {
  const span = { from: new Date('2026-03-01'), to: new Date('2026-06-01') };
  const { appointments: booked, blocks } = (await shop.staff.call(appointmentApi.list, span)).body;
  return {
    booked: booked.map(({ name, serviceName }) => `${serviceName} ${name}`),
    closed: blocks.map(({ reason }) => reason),
  };
}

test('the events of a calendar close their time; rows with a service are appointments, and nobody gets a mail', async () => {
  const hours = WEEKDAYS.map((day) => ({ day, from: '09:00', until: '17:00' }));
  const service = {
    name: { de: 'Haarschnitt' },
    description: {},
    durationMinutes: 60,
    beforeMinutes: 0,
    afterMinutes: 0,
    priceCents: null,
    isPrepaid: false,
    vatPercent: 19 as const,
    isOnline: true,
    roomIds: [],
    isArchived: false,
  };
  const { id } = (await shop.staff.call(setupApi.saveService, { service })).body;
  const staff = { name: 'Tina', userId: null, hours, serviceIds: [id], isOnline: true, isArchived: false };
  await shop.staff.call(setupApi.saveStaff, { staff });

  const events = await moveIn('google-calendar.ics');
  expect(events.counts).toMatchObject({ done: 4, wrong: 0 });
  expect((await calendar()).closed).toEqual(['Zahnarzt', 'Team', 'Team später']);

  const file =
    'Leistung;Mitarbeiter;Beginn;Kunde;E-Mail\nHaarschnitt;Tina;20.5.2026 10:00;Kim Beispiel;kim@kunde.example\nDauerwelle;Tina;20.5.2026 14:00;Kim;';
  const checked = await shop.check(await shop.upload(file, 'appointments'));
  expect((await shop.rows(checked.id, 'wrong'))[0]!.problems[0]!.column).toBe(0);
  const done = await shop.run(checked);
  expect((await calendar()).booked).toEqual(['Haarschnitt Kim Beispiel']);

  await shop.undo(done);
  await shop.undo(events);
  expect(await calendar()).toEqual({ booked: [], closed: [] });
  const mails = await world.app.db.rows(
    world.app.sql`select subject from kit.mail where company_id = ${shop.companyId}`,
  );
  expect(mails).toEqual([]);
});

test('texts come as they were taken out; a placeholder that is missing stands at its cell', async () => {
  const key = 'import.twice';
  const text = async () => (await shop.staff.call(translationApi.find, { key })).body.constant.texts.de.own;
  const file = `Schlüssel;Deutsch;Englisch\n${key};Schon in Zeile {row}.;\nimport.too_many_open;Zu viele;\nso.etwas.nicht;x;`;
  const checked = await shop.check(await shop.upload(file));
  expect(checked.counts).toMatchObject({ changed: 1, wrong: 2 });
  const wrong = await shop.rows(checked.id, 'wrong');
  expect(wrong.map(({ problems }) => problems[0]!.column)).toEqual([1, 0]);
  const done = await shop.run(checked);
  expect(await text()).toBe('Schon in Zeile {row}.');
  await shop.undo(done);
  expect(await text()).toBeNull();
});

test('hundreds of texts take few statements; what somebody has reworded since is kept, the others go back', async () => {
  const app = world.app.app;
  const keys = Object.entries(app.texts.platform.de)
    .filter(([key, text]) => !text.includes('{') && !text.includes('$t') && !app.texts.isFixed(key))
    .map(([key]) => key)
    .slice(0, 200);
  const file = ['Schlüssel;Deutsch', ...keys.map((key, at) => `${key};Unser Wort ${at}`)].join('\n');
  const checked = await shop.check(await shop.upload(file, 'translations'));
  expect(checked.counts).toMatchObject({ changed: 200, wrong: 0 });
  await shop.staff.call(importApi.start, { id: checked.id });
  expect(await shop.statementsOf(checked.id)).toBeLessThan(20);
  const [first] = keys;
  const item = { key: first!, language: 'de' as const, text: 'Noch ein Wort', was: 'Unser Wort 0' };
  expect((await shop.staff.call(translationApi.edit, { item })).status).toBe(200);
  expect((await shop.undo(await shop.find(checked.id))).counts).toMatchObject({ undone: 199, kept: 1 });
  const own = async (key: string) => (await shop.staff.call(translationApi.find, { key })).body.constant.texts.de.own;
  expect([await own(first!), await own(keys[1]!)]).toEqual(['Noch ein Wort', null]);
});
