import { addMinutes } from '@fachwerk/base/time';
import { newsletterApi } from '@fachwerk/customers/contract-newsletter';
import { customerApi } from '@fachwerk/customers/contract-staff';
import { findCustomer } from '@fachwerk/customers/facade';
import type { DataHold, Person } from '@fachwerk/server/ctx';
import { listMailsTo } from '@fachwerk/server/mail';
import type { Module } from '@fachwerk/server/module';
import { acrossCompanies, rawSql, sql } from '@fachwerk/server/sql';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountApi } from '../../contract.ts';
import { openAccounts, type TestAccounts } from '../accounts.for-tests.ts';

/** Another module that keeps something about people. */
let holds: Omit<DataHold, 'personId'>[] = [];
const erased: [string, Person][] = [];
const invoices: Module = {
  name: 'invoices',
  texts: { de: { 'invoices.hold': 'Rechnungen: {count}' }, deDu: {}, en: { 'invoices.hold': 'Invoices: {count}' } },
  personalData: {
    export: async (_, { email }) => ({ list: [{ to: email, cents: 500 }] }),
    holds: async (_, people) => people.flatMap(({ id }) => holds.map((hold) => ({ ...hold, personId: id }))),
    erase: async (ctx, person) => void erased.push([ctx.companyId, person]),
  },
};

let world: TestAccounts;
let cookies: Record<string, string>;
let customerId: string;
let email: string;
let people = 0;
beforeAll(async () => {
  world = await openAccounts(invoices);
});
afterAll(() => world.app.close());
beforeEach(async () => {
  world.app.time.now = addMinutes(world.app.time.now, 120);
  email = `anna${++people}@example.org`;
  customerId = (await world.known(world.nord, { email, lastName: `Berger${people}` })).id;
  cookies = await world.signIn(world.network, email);
  holds = [];
  erased.length = 0;
});

const mine = () => world.at(world.network, cookies);
const home = {
  label: '',
  street: 'Hauptstraße 1',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
  email: '',
  mobilePhone: '',
  note: '',
} as const;
const law: Omit<DataHold, 'personId'> = {
  reason: 'invoices.hold',
  params: { count: 2 },
  kind: 'law',
  until: new Date('2036-12-31T23:00:00Z'),
};

test('the export holds what every module keeps, and no secret', async () => {
  await world.app.call(accountApi.addAddress, home, mine());
  const { body } = await world.app.call(accountApi.export, {}, mine());
  expect([body.fileName, body.contentType]).toEqual([
    `meine-daten-${world.app.time.now.toISOString().slice(0, 10)}.json`,
    'application/json',
  ]);
  const text = Buffer.from(body.base64, 'base64').toString();
  expect(JSON.parse(text)).toMatchObject({
    customers: { details: { email, firstName: 'Anna' }, addresses: [{ street: 'Hauptstraße 1' }] },
    'customer-accounts': { sessions: [{}] },
    invoices: { list: [{ to: email, cents: 500 }] },
  });
  expect(text).not.toMatch(/hash|token/i);
});

test('where somebody is signed in is handed out by the network, not by a company that has a contract with them', async () => {
  const sessionsBy = async (company: TestAccounts['nord']) => {
    const { body } = await world.staff(company, 'customers.edit').call(customerApi.export, { id: customerId });
    return JSON.parse(Buffer.from(body.base64, 'base64').toString())['customer-accounts']?.sessions;
  };
  expect(await sessionsBy(world.network)).toHaveLength(1);
  expect(await sessionsBy(world.nord)).toBeUndefined();
});

test('the preview says what goes, what stays, why and until when', async () => {
  holds = [law];
  await world.app.call(accountApi.addAddress, home, mine());
  const { body } = await world.app.call(accountApi.previewErase, {}, mine());
  expect(body).toMatchObject({ email, addresses: 1, notes: 0, mails: 1, problem: null });
  expect(body.holds).toEqual([{ kind: 'law', reason: 'Rechnungen: 2', until: '2036-12-31T23:00:00.000Z' }]);
});

test('nobody is erased by a slip, nor while something is open', async () => {
  const slip = await world.app.call(accountApi.erase, { email: 'anna@example.com' }, mine());
  expect([slip.status, slip.body.code, slip.body.fields?.[0]?.path]).toEqual([422, 'customer.not_confirmed', 'email']);
  holds = [law, { reason: 'invoices.hold', kind: 'open', until: null }];
  expect((await world.app.call(accountApi.erase, { email }, mine())).body.code).toBe('customer.has_open_business');
  expect(await world.isSignedIn(world.network, cookies)).toBe(true);
});

test('nothing in the database names whoever is erased, but for the mail that says so', async () => {
  const staff = world.staff(world.network, 'customers.edit');
  await world.app.call(accountApi.addAddress, { ...home, note: `bei Berger${people}` }, mine());
  await staff.call(customerApi.addNote, { id: customerId, text: `Frau Berger${people} rief an` });
  await staff.call(customerApi.block, { id: customerId, reason: `Berger${people} zahlt nicht` });
  cookies = await world.signIn(world.network, email);
  await world.app.call(accountApi.newsletter, { isWanted: true }, mine());
  const done = await world.app.call(accountApi.erase, { email: email.toUpperCase() }, mine());
  expect([done.status, done.cookies.fw_session]).toEqual([200, '']);
  await world.app.runJobs();

  expect(erased.map(([companyId, person]) => [companyId, person.id, person.email])).toEqual([
    [world.network.id, customerId, email],
  ]);
  expect(await placesNaming(email)).toEqual(['kit.mail']);
  expect(await placesNaming(`Berger${people}`)).toEqual(['kit.mail']);
  const mails = await listMailsTo(world.in_(world.network), [world.network.id, world.nord.id], email, 10);
  expect(mails.map(({ subject }) => subject)).toEqual(['Ihr Konto bei Zeitlager ist gelöscht']);
  expect(await world.isSignedIn(world.network, cookies)).toBe(false);
  expect(await findCustomer(world.in_(world.nord), customerId)).toMatchObject({ email: '', lastName: '' });
  expect((await staff.call(customerApi.find, { id: customerId })).body.code).toBe('customer.unknown');
  expect((await world.known(world.nord, { email })).id).not.toBe(customerId);
});

/** Tables in which any row has this text in any of its columns. */
async function placesNaming(text: string): Promise<string[]> {
  const tables = await world.app.db.rows<{ name: string }>(sql`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ('pg_catalog', 'information_schema')`);
  const found: string[] = [];
  for (const { name } of tables) {
    const query = sql`select from ${rawSql(name)} t where t::text ilike ${`%${text}%`} limit 1`;
    if (await world.app.db.first(acrossCompanies('a test looks everywhere', query))) found.push(name);
  }
  return found.sort();
}

test('a tap at the same moment erases once', async () => {
  const row = sql`select from customers.customer where company_id = ${world.network.id} and id = ${customerId} for update`;
  const erase = () => world.app.call(accountApi.erase, { email }, mine());
  const taps = await world.app.race(row, () => [erase(), erase()]);
  expect(taps.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test('staff of the network erase with the right to, a newsletter link of an erased person is none', async () => {
  await world.app.call(accountApi.newsletter, { isWanted: true }, mine());
  const token = /\/newsletter\/([\w-]+)/.exec((await world.lastMail(email))!.text)![1]!;
  const input = { id: customerId, email };
  expect((await world.staff(world.network, 'customers.edit').call(customerApi.erase, input)).status).toBe(403);
  const staff = world.staff(world.network, 'customers.erase');
  expect((await staff.call(customerApi.previewErase, { id: customerId })).body).toMatchObject({ email, problem: null });
  expect((await staff.call(customerApi.erase, input)).status).toBe(200);
  const answer = await world.app.call(newsletterApi.show, { token }, world.at(world.network));
  expect(answer.body.code).toBe('customer_newsletter.link_invalid');
});
