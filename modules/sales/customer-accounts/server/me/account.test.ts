import { addMinutes } from '@fachwerk/base/time';
import type { AddressData } from '@fachwerk/customers/contract';
import { newsletterApi } from '@fachwerk/customers/contract-newsletter';
import { askForNewsletter } from '@fachwerk/customers/facade';
import { MOST_ADDRESSES } from '@fachwerk/customers/rules/customer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountApi } from '../../contract.ts';
import { openAccounts, type TestAccounts } from '../accounts.for-tests.ts';

let world: TestAccounts;
let cookies: Record<string, string>;
let customerId: string;
let email: string;
let people = 0;
beforeAll(async () => {
  world = await openAccounts();
});
afterAll(() => world.app.close());
beforeEach(async () => {
  world.app.time.now = addMinutes(world.app.time.now, 120);
  email = `anna${++people}@example.org`;
  customerId = (await world.known(world.nord, { email })).id;
  cookies = await world.signIn(world.network, email);
});

const mine = () => world.at(world.network, cookies);
const me = async () => (await world.app.call(accountApi.me, {}, mine())).body;
const home: AddressData = {
  label: 'Zuhause',
  street: 'Hauptstraße 1',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
  email: 'post@example.org',
  mobilePhone: '+49 (170) 55-1',
  note: '',
};
const add = (given: Partial<AddressData> = {}) => world.app.call(accountApi.addAddress, { ...home, ...given }, mine());

test('details are saved once per version; who was slower sees the newer ones', async () => {
  const { version } = await me();
  const given = { version, firstName: 'Anne', lastName: 'Berger', phone: '', language: 'en' as const };
  expect((await world.app.call(accountApi.save, given, mine())).body).toMatchObject({ firstName: 'Anne', phone: '' });
  const late = await world.app.call(accountApi.save, { ...given, firstName: 'Anni' }, mine());
  expect([late.status, late.body.code]).toEqual([409, 'customer.changed_meanwhile']);
  expect(late.body.conflict).toMatchObject({ changed: [{ field: 'firstName', yours: 'Anni', theirs: 'Anne' }] });
});

test('nobody who is not signed in sees or changes an account', async () => {
  const out = world.at(world.network);
  const given = { version: 1, firstName: 'X', lastName: 'Y', phone: '', language: 'de' as const };
  expect((await world.app.call(accountApi.me, {}, out)).body.code).toBe('access.signed_out');
  expect((await world.app.call(accountApi.save, given, out)).body.code).toBe('access.signed_out');
  expect((await world.app.call(accountApi.export, {}, out)).body.code).toBe('access.signed_out');
  expect((await world.app.call(accountApi.erase, { email }, out)).body.code).toBe('access.signed_out');
});

test('the first address is the usual one; when it goes, the next takes its place', async () => {
  await add();
  const second = (await add({ label: 'Büro' })).body.addresses.find(({ label }) => label === 'Büro')!;
  const named = (body: { addresses: { label: string; isDefault: boolean }[] }) =>
    body.addresses.map(({ label, isDefault }) => [label, isDefault]);
  const chosen = await world.app.call(accountApi.chooseAddress, { id: second.id }, mine());
  expect(named(chosen.body)).toEqual([
    ['Büro', true],
    ['Zuhause', false],
  ]);
  const changed = await world.app.call(accountApi.saveAddress, { ...home, id: second.id, label: 'Werk' }, mine());
  expect(named(changed.body)).toEqual([
    ['Werk', true],
    ['Zuhause', false],
  ]);
  const left = await world.app.call(accountApi.removeAddress, { id: second.id }, mine());
  expect(named(left.body)).toEqual([['Zuhause', true]]);
});

test('somebody else’s address is unknown, also within the network', async () => {
  const [theirs] = (await add()).body.addresses;
  const other = `other${people}@example.org`;
  await world.known(world.sued, { email: other });
  cookies = await world.signIn(world.network, other);
  const answers = [
    await world.app.call(accountApi.saveAddress, { ...home, id: theirs!.id }, mine()),
    await world.app.call(accountApi.removeAddress, { id: theirs!.id }, mine()),
    await world.app.call(accountApi.chooseAddress, { id: theirs!.id }, mine()),
  ];
  expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 'customer_address.unknown'));
});

test('two addresses at the same moment: one is the usual one, and nobody keeps too many', async () => {
  const row = world.app.sql`
    select from customers.customer where company_id = ${world.network.id} and id = ${customerId} for update`;
  await world.app.race(row, () => [add(), add()]);
  const { addresses } = (await world.app.call(accountApi.addresses, {}, mine())).body;
  expect(addresses.map(({ isDefault }) => isDefault)).toEqual([true, false]);
  for (let i = addresses.length; i < MOST_ADDRESSES; i++) await add();
  expect((await add()).body.code).toBe('customer_address.limit_reached');
});

async function newsletterToken(): Promise<string> {
  const text = (await world.lastMail(email))?.text ?? '';
  return /\/newsletter\/([\w-]+)/.exec(text)?.[1] ?? '';
}

test('the newsletter is confirmed by the link in the mail and ended by the same', async () => {
  const asked = await world.app.call(accountApi.newsletter, { isWanted: true }, mine());
  expect(asked.body.newsletter).toBe('asked');
  const token = await newsletterToken();
  const out = world.at(world.network);
  expect((await world.app.call(newsletterApi.show, { token }, out)).body).toEqual({ state: 'asked' });
  expect((await world.app.call(newsletterApi.confirm, { token }, out)).body).toEqual({ state: 'confirmed' });
  expect((await world.app.call(newsletterApi.end, { token }, out)).body).toEqual({ state: 'none' });
  // The old mail is still in the mailbox: it does not bring back what was ended.
  expect((await world.app.call(newsletterApi.confirm, { token }, out)).body).toEqual({ state: 'none' });
});

test('a newsletter link of another network is no link', async () => {
  await world.app.call(accountApi.newsletter, { isWanted: true }, mine());
  const token = await newsletterToken();
  const answer = await world.app.call(newsletterApi.confirm, { token }, world.at(world.stranger));
  expect([answer.status, answer.body.code]).toEqual([404, 'customer_newsletter.link_invalid']);
});

test('an order that asks for the newsletter again sends no second mail within the hour', async () => {
  const ask = () => world.app.db.transaction((db) => askForNewsletter({ ...world.in_(world.nord), db }, customerId));
  await ask();
  await ask();
  const row = await world.app.db.first<{ count: number }>(world.app.sql`
    select count(*)::int as count from kit.mail
    where company_id = ${world.nord.id} and recipient = ${email} and subject like '%Newsletter%'`);
  expect(row!.count).toBe(1);
});
