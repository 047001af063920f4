import { importApi } from '@fachwerk/imports/contract';
import { exampleFile, type Importing, openImports, type TestImports } from '@fachwerk/imports/testing';
import { logs } from '@fachwerk/logs/module';
import { sites } from '@fachwerk/sites/module';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { customerApi } from '../../contract-staff.ts';
import { customers } from '../module.ts';
import { customerFor, noteDealing } from '../record/customer-for.ts';

const { siteOf: _site, ...sitesByCompany } = sites;

let world: TestImports;
let shop: Importing;
beforeAll(async () => {
  world = await openImports(logs, sitesByCompany, customers);
});
afterAll(() => world.app.close());
beforeEach(async () => {
  shop = await world.company();
});

const FILE = [
  'Vorname;Nachname;E-Mail;Telefon;Straße;PLZ;Ort;Newsletter',
  'Anna;Berger;Anna@Example.org;0221 12345;Domstraße 1;50667;Köln;ja',
  'Ben;Öztürk;;0170 5555;;;;ja',
].join('\n');

async function list() {
  const filter = { sort: 'name' as const, dir: 'asc' as const, limit: 50 };
  return (await shop.staff.call(customerApi.list, { filter })).body.customers;
}
const find = async (email: string) => {
  const { id } = (await list()).find((customer) => customer.email === email)!;
  return (await shop.staff.call(customerApi.find, { id })).body;
};

test('customers come with their address, without any consent, and go again', async () => {
  const found = await shop.upload(FILE);
  expect([found.kind, found.mapping]).toEqual([
    'customers',
    ['firstName', 'lastName', 'email', 'phone', 'street', 'postcode', 'city', null],
  ]);
  const done = await shop.run(await shop.check(found));
  expect(done.counts).toMatchObject({ new: 2, done: 2, wrong: 0 });
  const anna = await find('anna@example.org');
  expect(anna).toMatchObject({ firstName: 'Anna', phone: '0221 12345', newsletter: 'none' });
  expect(anna.addresses).toMatchObject([{ street: 'Domstraße 1', city: 'Köln', country: 'DE', isDefault: true }]);

  const undone = await shop.undo(done);
  expect(undone.counts).toMatchObject({ undone: 2, kept: 0 });
  expect(await list()).toEqual([]);
});

test('who is known is changed and becomes as before; a second file with the same changes nothing', async () => {
  await shop.run(await shop.check(await shop.upload(FILE)));
  expect((await shop.check(await shop.upload(FILE))).counts).toMatchObject({ new: 0, changed: 0, unchanged: 2 });
  const file = 'E-Mail;Vorname;Straße;PLZ;Ort\nanna@example.org;Annette;Ring 2;50674;Köln';
  const done = await shop.run(await shop.check(await shop.upload(file, 'customers')));
  expect(done.counts.changed).toBe(1);
  const changed = await find('anna@example.org');
  expect([changed.firstName, changed.lastName, changed.addresses.length]).toEqual(['Annette', 'Berger', 2]);
  await shop.undo(done);
  const before = await find('anna@example.org');
  expect([before.firstName, before.addresses.length]).toEqual(['Anna', 1]);
});

test('what is wrong stands at its cell: an address that is none, a postcode without a street, nobody at all', async () => {
  const file =
    'E-Mail;Telefon;Nachname;Straße;PLZ;Ort\nanna;;A;;;\nb@example.org;;B;;50667;Köln\n;;C;;;\nd@example.org;abc;D;;;';
  const checked = await shop.check(await shop.upload(file, 'customers'));
  const wrong = await shop.rows(checked.id, 'wrong');
  expect(wrong.map(({ problems }) => problems.map(({ column }) => column))).toEqual([[0], [3], [0], [1]]);
});

test('a town alone is no address and no reason to refuse; what the file has no column for is named', async () => {
  const town = await shop.check(await shop.upload('E-Mail;Nachname;Ort\nb@example.org;B;Köln', 'customers'));
  expect(town.counts).toMatchObject({ new: 1, wrong: 0 });
  const street = await shop.check(await shop.upload('E-Mail;Straße;Ort\nb@example.org;Ring 1;Köln', 'customers'));
  const [row] = await shop.rows(street.id, 'wrong');
  expect(row!.problems.map(({ sentence }) => sentence.split(':')[0])).toEqual(['Postleitzahl']);
});

test('whom somebody has dealt with since is kept', async () => {
  const done = await shop.run(await shop.check(await shop.upload(FILE)));
  const { app } = world;
  const contact = { email: 'anna@example.org', firstName: '', lastName: '', phone: '', language: 'de' as const };
  await app.db.transaction(async (db) => {
    const ctx = { ...app.work(), db, companyId: shop.companyId };
    await noteDealing(ctx, (await customerFor(ctx, contact)).id);
  });
  const undone = await shop.undo(done);
  expect(undone.counts).toMatchObject({ undone: 1, kept: 1 });
  expect((await list()).map(({ email }) => email)).toEqual(['anna@example.org']);
});

test('who is erased is erased from the rows of files too', async () => {
  const done = await shop.run(await shop.check(await shop.upload(FILE)));
  const { id, email } = await find('anna@example.org');
  expect((await shop.staff.call(customerApi.erase, { id, email })).status).toBe(200);
  const said = JSON.stringify(await shop.rows(done.id));
  expect([said.includes('Anna'), said.includes('Ben')]).toEqual([false, true]);
  expect((await shop.undo(done)).counts).toMatchObject({ undone: 2, kept: 0 });
});

test('a company of a network does not import into the network’s customers', async () => {
  const partner = await world.company('franchisee', (await world.company('franchisor')).code);
  const file = { name: 'x.csv', type: '', bytes: Buffer.from(FILE) };
  const { status, body } = await partner.staff.call(importApi.upload, { file, kind: 'customers' });
  expect(status).toBe(200);
  await world.app.runJobs();
  await world.readFiles();
  const checked = await partner.check(await partner.find(body.id));
  expect(checked.counts).toMatchObject({ wrong: 2, new: 0 });
});

/** Known ones by their address and by their number, new ones, one without an address, one with an address that is wrong. */
const MIXED = [
  'Vorname;Nachname;E-Mail;Telefon;Straße;PLZ;Ort',
  'Anna;Berger;anna@example.org;0221 12345;Domstraße 1;50667;Köln',
  'Benno;;;+49 170 5555;Ring 2;50674;Köln',
  'Cem;Kaya;cem@example.org;;;;',
  'Dora;Lind;;0221 99;;;',
  'Eva;Ott;eva@example.org;;;5;Köln',
].join('\n');

test('what the trial foresees is what the writing does, and undo leaves everybody as they were', async () => {
  await shop.run(await shop.check(await shop.upload(FILE)));
  const checked = await shop.check(await shop.upload(MIXED, 'customers'));
  const foreseen = (await shop.rows(checked.id)).map(({ did }) => did);
  expect(foreseen).toEqual(['unchanged', 'changed', 'new', 'new', null]);
  const done = await shop.run(checked);
  expect((await shop.rows(done.id)).map(({ did }) => did)).toEqual(foreseen);
  expect((await list()).map(({ firstName }) => firstName).sort()).toEqual(['Anna', 'Benno', 'Cem', 'Dora']);
  expect((await shop.undo(done)).counts).toMatchObject({ undone: 4, kept: 0 });
  expect((await list()).map(({ firstName }) => firstName).sort()).toEqual(['Anna', 'Ben']);
});

const many = (count: number) =>
  [
    'E-Mail;Nachname;Straße;PLZ;Ort',
    ...Array.from({ length: count }, (_, n) => `k${n}@example.org;K ${n};Weg ${n};50667;Köln`),
  ].join('\n');

test('a hundred customers take few statements to write and to take back, however many they are', async () => {
  const checked = await shop.check(await shop.upload(many(200), 'customers'));
  await shop.staff.call(importApi.start, { id: checked.id });
  expect(await shop.statementsOf(checked.id)).toBeLessThan(30);
  expect((await shop.find(checked.id)).counts.done).toBe(200);
  await shop.staff.call(importApi.undo, { id: checked.id });
  expect(await shop.statementsOf(checked.id)).toBeLessThan(30);
  expect(await list()).toEqual([]);
});

test('whoever comes with the address of a row while it is written is found, and changed', async () => {
  const { app } = world;
  const checked = await shop.check(await shop.upload(FILE));
  await shop.staff.call(importApi.start, { id: checked.id });
  const comes = app.sql`
    insert into customers.customer (company_id, id, email, first_name, created_at)
    values (${shop.companyId}, ${app.work().newId()}, 'anna@example.org', 'A.', ${app.time.now})`;
  await app.race(comes, () => [shop.workOnce(checked.id)]);
  expect((await shop.rows(checked.id)).map(({ did }) => did)).toEqual(['changed', 'new']);
  expect((await find('anna@example.org')).firstName).toBe('Anna');
});

test.each([
  ['shopify-customers.csv', ['Berger', 'Öztürk']],
  ['woocommerce-customers.csv', ['Berger']],
])('the customers of %s', async (name, expected) => {
  const done = await shop.run(await shop.check(await shop.upload(exampleFile(name), undefined, name)));
  expect((await list()).map(({ lastName }) => lastName).sort()).toEqual(expected);
  expect((await shop.undo(done)).counts.kept).toBe(0);
  expect(await list()).toEqual([]);
});
