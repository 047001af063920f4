import type { User } from '@fachwerk/auth/contract';
import type { Input } from '@fachwerk/base/contract';
import { acrossCompanies, rawSql } from '@fachwerk/server/sql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UserSort, userApi } from '../../contract.ts';
import { openUsers, type TestUsers } from '../users.for-tests.ts';

let users: TestUsers;
let admin: User;

const PEOPLE = [
  ['Zoë', 'Adler', 'zoe@city.example', 'reader'],
  ['Jörg', 'Müller', 'jm@city.example', 'technician'],
  ['Anna', 'Muster', 'anna_m@city.example', 'support'],
  ['Bernd', 'Özdemir', 'b%o@city.example', 'support'],
  ['Carla', 'Oberst', 'c\\o@city.example', 'reader'],
] as const;

beforeAll(async () => {
  users = await openUsers();
  const { person, city, bella, app } = users;
  admin = await person(city, ['administrator'], { contact: { firstName: 'Ada', lastName: 'Zimmer' } });
  for (const [i, [firstName, lastName, email, role]] of PEOPLE.entries()) {
    const createdAt = new Date(Date.UTC(2026, 0, i + 1));
    await person(city, [role], { email, contact: { firstName, lastName }, createdAt });
  }
  await person(bella, ['administrator'], { contact: { firstName: 'Bella', lastName: 'Müller' } });
  await app.db.rows(
    app.sql`update access.user set state = 'deactivated' where company_id = ${city.id} and first_name = 'Carla'`,
  );
});
afterAll(() => users.app.close());

type Filter = Partial<Input<typeof userApi.list>>;

async function list(input: Filter) {
  return (await users.by(admin).call(userApi.list, { offset: 0, limit: 25, sort: 'name', dir: 'asc', ...input })).body;
}

async function names(filter: Filter = {}) {
  const { users: page, total } = await list(filter);
  expect(total).toBe(page.length);
  return page.map(({ contact }) => contact.lastName);
}

test('people stand by name as in a German list, and only those of the own company', async () => {
  expect(await names()).toEqual(['Adler', 'Müller', 'Muster', 'Oberst', 'Özdemir', 'Zimmer']);
});

const searches = [
  ['a part of a name', 'mus', ['Muster']],
  ['any case', 'ADLER', ['Adler']],
  ['an umlaut, written out', 'mueller', ['Müller']],
  ['an umlaut in capitals', 'ÖZD', ['Özdemir']],
  ['a name with an accent, typed without', 'zoe', ['Adler']],
  ['two words in any order', 'muster  anna', ['Muster']],
  ['words that do not meet in one person', 'anna müller', []],
  ['a part of the address', 'jm@', ['Müller']],
  ['a percent sign as a letter', '%', ['Özdemir']],
  ['an underscore as a letter', 'a_m', ['Muster']],
  ['a backslash as a letter', '\\', ['Oberst']],
  ['blanks are no search', '   ', ['Adler', 'Müller', 'Muster', 'Oberst', 'Özdemir', 'Zimmer']],
  ['what nobody is called', "'; drop table", []],
] as const;
for (const [name, search, expected] of searches) {
  test(`search: ${name}`, async () => expect(await names({ search })).toEqual(expected));
}

test('role and state narrow the list, alone, together and with a search', async () => {
  expect(await names({ role: 'support' })).toEqual(['Muster', 'Özdemir']);
  expect(await names({ state: 'deactivated' })).toEqual(['Oberst']);
  expect(await names({ state: 'active' })).toEqual(['Adler', 'Müller', 'Muster', 'Özdemir', 'Zimmer']);
  expect(await names({ role: 'reader', state: 'active' })).toEqual(['Adler']);
  expect(await names({ role: 'support', search: 'bernd' })).toEqual(['Özdemir']);
  expect(await names({ role: 'accounting' })).toEqual([]);
});

test('the invited are those of the active who have no password yet', async () => {
  const { app, city } = users;
  const setPassword = (hash: string | null) => app.sql`
    update access.user set password_hash = ${hash} where company_id = ${city.id} and last_name <> 'Muster'`;
  await app.db.rows(setPassword('some hash'));
  expect(await names({ state: 'invited' })).toEqual(['Muster']);
  expect(await names({ state: 'invited', role: 'reader' })).toEqual([]);
  await app.db.rows(setPassword(null));
  expect(await names({ state: 'invited' })).toEqual(['Adler', 'Müller', 'Muster', 'Özdemir', 'Zimmer']);
});

test('with a second factor and without', async () => {
  const { app, city } = users;
  await app.db.rows(app.sql`
    update access.user set has_passkey = last_name = 'Muster' where company_id = ${city.id}`);
  expect(await names({ secondFactor: 'on' })).toEqual(['Muster']);
  expect(await names({ secondFactor: 'off', role: 'support' })).toEqual(['Özdemir']);
  await app.db.rows(app.sql`update access.user set has_passkey = false where company_id = ${city.id}`);
});

test('pages follow each other, and each knows the total', async () => {
  const page = async (offset: number, limit: number, filter: Filter = {}) => {
    const answer = await list({ offset, limit, ...filter });
    return [answer.users.map(({ contact }) => contact.lastName).join(), answer.total];
  };
  expect(await page(0, 4)).toEqual(['Adler,Müller,Muster,Oberst', 6]);
  expect(await page(4, 4)).toEqual(['Özdemir,Zimmer', 6]);
  expect(await page(8, 4)).toEqual(['', 6]);
  expect(await page(1, 1, { role: 'support' })).toEqual(['Özdemir', 2]);
  expect(await page(9, 1, { role: 'support' })).toEqual(['', 2]);
  expect(await page(9, 1, { state: 'deactivated' })).toEqual(['', 1]);
});

const sorts: [UserSort, string[]][] = [
  ['name', ['Adler', 'Müller', 'Muster', 'Oberst', 'Özdemir', 'Zimmer']],
  ['email', ['Muster', 'Özdemir', 'Oberst', 'Müller', 'Zimmer', 'Adler']],
  ['createdAt', ['Adler', 'Müller', 'Muster', 'Özdemir', 'Oberst', 'Zimmer']],
];
for (const [sort, expected] of sorts) {
  test(`sorted by ${sort}, both ways`, async () => {
    expect(await names({ sort, dir: 'asc' })).toEqual(expected);
    expect(await names({ sort, dir: 'desc' })).toEqual(expected.toReversed());
  });
}

test('the last sign-in sorts who never came as longest ago', async () => {
  const { users: all } = await list({});
  const byName = (name: string) => all.find(({ contact }) => contact.lastName === name)!;
  await users.openSession(byName('Muster'), new Date('2026-02-01'));
  await users.openSession(byName('Adler'), new Date('2026-02-03'));
  const newest = await names({ sort: 'lastSignInAt', dir: 'desc' });
  expect(newest.slice(0, 2)).toEqual(['Adler', 'Muster']);
  expect(await names({ sort: 'lastSignInAt', dir: 'asc' })).toEqual(newest.toReversed());
});

test('one user is found, another company’s is not, and neither is nobody', async () => {
  const caller = users.by(admin);
  expect((await caller.call(userApi.find, { id: admin.id })).body).toMatchObject({
    id: admin.id,
    company: 'city',
    hasPassword: false,
  });
  const stranger = await users.person(users.bella, []);
  const [foreign, unknown] = await Promise.all([
    caller.call(userApi.find, { id: stranger.id }),
    caller.call(userApi.find, { id: '01890000-0000-7000-8000-000000000000' }),
  ]);
  const { requestId: _, ...answer } = foreign.body;
  expect([foreign.status, answer.code]).toEqual([404, 'user.unknown']);
  expect(unknown.body).toMatchObject(answer);
});

test('the list takes the capability', async () => {
  const technician = users.by(await users.person(users.bella, ['technician']));
  const answer = await technician.call(userApi.list, { offset: 0, limit: 25, sort: 'name', dir: 'asc' });
  expect(answer.body.code).toBe('access.denied');
});

test('every order is read from an index of the company, and nobody is counted one by one', async () => {
  const { app, bella } = users;
  await app.db.rows(app.sql`
    insert into access.user (company_id, id, email, first_name, last_name, created_at)
    select ${bella.id}, gen_random_uuid(), 'load' || n || '@bella.example', 'Load', md5(n::text), ${app.time.now}
    from generate_series(1, 5000) n`);
  await app.db.rows(acrossCompanies('the planner has to know the table', rawSql('analyze access.user')));
  for (const order of ['sort_name', 'email', 'last_sign_in_at nulls first', 'created_at']) {
    const page = `select id from access.user_view where company_id = '${bella.id}' order by ${order}, id limit 25`;
    const text = JSON.stringify(await app.db.rows(rawSql(`explain ${page}`)));
    expect(text).toContain('Index');
    expect(text).not.toContain('Sort');
  }
  const counted = await app.db.first(app.sql`
    select active, deactivated from access.user_count where company_id = ${bella.id}`);
  const real = await app.db.first(app.sql`
    select count(*) filter (where state = 'active')::int as active, count(*) filter (where state = 'deactivated')::int as deactivated
    from access.user where company_id = ${bella.id}`);
  expect(counted).toEqual(real);
});
