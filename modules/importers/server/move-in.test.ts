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
import { exampleFile, type Importing, openImports, type TestImports } from '@fachwerk/imports/testing';
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
beforeAll(async () => {
  const modules = [
    logs,
    translations,
    sitesByCompany,
    customers,
    catalog,
    timeTracking,
    boards,
    appointments,
    importers,
  ];
  world = await openImports(...modules);
  world.house.time.now = new Date('2026-04-20T08:00:00Z');
});
afterAll(() => world.house.close());
beforeEach(async () => {
  shop = await world.company();
});

/** Taken as it is: the system, the kind and the columns are found. */
async function moveIn(name: string) {
  const found = await shop.upload(exampleFile(name), undefined, name);
  return shop.run(await shop.check(found));
}

const itemNames = async () => {
  const filter = { sort: 'name' as const, dir: 'asc' as const, limit: 50 };
  return (await shop.staff.call(itemApi.list, { filter })).body.items.map(
    ({ name, priceCents }) => `${name.de} ${priceCents}`,
  );
};

test.each([
  ['shopify-products.csv', ['Leinenhemd – M 5990', 'Leinenhemd – S 5990', 'Tasse 1200']],
  ['woocommerce-products.csv', ['Kaffee 500 g 890', 'T-Shirt - S 1900']],
])('the items of %s', async (name, expected) => {
  const done = await moveIn(name);
  expect(await itemNames()).toEqual(expected);
  expect((await shop.undo(done)).counts.kept).toBe(0);
  expect(await itemNames()).toEqual([]);
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
  await world.house.db.rows(world.house.sql`
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
    ...{ name: { de: 'Haarschnitt' }, description: {}, durationMinutes: 60, beforeMinutes: 0, afterMinutes: 0 },
    ...{ priceCents: null, isPrepaid: false, vatPercent: 19 as const, isOnline: true, roomIds: [], isArchived: false },
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
  const mails = await world.house.db.rows(
    world.house.sql`select subject from kit.mail where company_id = ${shop.companyId}`,
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
