import { addDays, addMinutes } from '@fachwerk/base/time';
import { customerApi } from '@fachwerk/customers/contract-staff';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountApi, loginApi } from '../../contract.ts';
import { openAccounts, type TestAccounts } from '../accounts.for-tests.ts';

let world: TestAccounts;
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
});

const signIn = () => world.signIn(world.network, email);
const isIn = (cookies: Record<string, string>) => world.isSignedIn(world.network, cookies);
const me = (cookies: Record<string, string>) => world.app.call(accountApi.me, {}, world.at(world.network, cookies));

test('signing out ends this session alone, everywhere ends them all', async () => {
  const [phone, laptop] = [await signIn(), await signIn()];
  const out = await world.app.call(loginApi.signOut, { isEverywhere: false }, world.at(world.network, phone));
  expect(out.cookies.fw_session).toBe('');
  expect([await isIn(phone), await isIn(laptop)]).toEqual([false, true]);
  const tablet = await signIn();
  await world.app.call(loginApi.signOut, { isEverywhere: true }, world.at(world.network, tablet));
  expect([await isIn(laptop), await isIn(tablet)]).toEqual([false, false]);
});

test('the cookie is replaced once a day; the old one is over a minute later', async () => {
  const first = await signIn();
  world.app.time.now = addMinutes(world.app.time.now, 23 * 60);
  expect((await me(first)).cookies).toEqual({});
  world.app.time.now = addMinutes(world.app.time.now, 60);
  const second = { fw_session: (await me(first)).cookies.fw_session! };
  expect(second.fw_session.length).toBeGreaterThan(40);
  expect(await isIn(first)).toBe(true);
  world.app.time.now = addMinutes(world.app.time.now, 2);
  expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
});

test('two requests at once replace the cookie once', async () => {
  const cookies = await signIn();
  world.app.time.now = addDays(world.app.time.now, 1);
  const row = world.app.sql`select from customer_accounts.session where company_id = ${world.network.id} for update`;
  const answers = await world.app.race(row, () => [me(cookies), me(cookies)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.filter((answer) => answer.cookies.fw_session)).toHaveLength(1);
});

test('who does not come back for thirty days signs in again', async () => {
  const cookies = await signIn();
  world.app.time.now = addDays(world.app.time.now, 30);
  expect(await isIn(cookies)).toBe(false);
});

test('a block ends every session at once; signing in again shows what is one’s own', async () => {
  const cookies = await signIn();
  const staff = world.staff(world.network, 'customers.edit');
  await staff.call(customerApi.block, { id: customerId, reason: 'Fach nicht bezahlt' });
  expect(await isIn(cookies)).toBe(false);
  const again = await me(await signIn());
  expect(again.body.blockedAt).not.toBeNull();
  expect(again.body).not.toHaveProperty('blockedReason');
});

test('another address ends the sessions, and both addresses are told', async () => {
  const cookies = await signIn();
  const staff = world.staff(world.network, 'customers.edit');
  const { version, firstName, lastName, phone, language } = (await staff.call(customerApi.find, { id: customerId }))
    .body;
  const given = { version, firstName, lastName, phone, language, email: `new-${email}` };
  expect((await staff.call(customerApi.edit, { id: customerId, ...given })).body.email).toBe(`new-${email}`);
  expect(await isIn(cookies)).toBe(false);
  for (const to of [email, `new-${email}`]) {
    expect((await world.lastMail(to))?.subject).toBe('Neue E-Mail-Adresse für Ihr Konto bei Zeitlager');
  }
});
