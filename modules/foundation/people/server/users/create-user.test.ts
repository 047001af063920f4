import type { User } from '@fachwerk/auth/contract';
import { listAudit } from '@fachwerk/server/audit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userApi } from '../../contract.ts';
import { openUsers, pictureUpload, type TestUsers } from '../users.for-tests.ts';

let users: TestUsers;
let admin: User;
let manager: User;

beforeAll(async () => {
  users = await openUsers();
  admin = await users.person(users.city, ['administrator']);
  manager = await users.person(users.city, ['management']);
});
afterAll(() => users.app.close());

const contact = { firstName: 'Nina', lastName: 'Neu' };
const PASSWORD = 'Regenschirm-7-Koffer';

test('somebody new is invited by mail, gets the contact address from the own one, and leaves a trace', async () => {
  const form = {
    email: ' Nina@City.Example ',
    contact: { ...contact, phone: '0341 1', email: 'other@x.example' },
    backendRoles: ['reader' as const],
  };
  const answer = await users.by(manager).call(userApi.create, form);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    email: 'nina@city.example',
    contact: { ...contact, phone: '0341 1', email: 'nina@city.example' },
    backendRoles: ['reader'],
    company: 'city',
    language: 'de',
    state: 'active',
    avatar: null,
    hasPassword: false,
    lastSignInAt: null,
    version: 1,
  });
  expect(await users.mailsTo('nina@city.example')).toHaveLength(1);
  const trail = await listAudit({ ...users.ctx, companyId: users.city.id }, 'user', answer.body.id, {
    before: null,
    limit: 9,
  });
  expect(trail.find(({ action }) => action === 'user.created')).toMatchObject({
    actorId: manager.id,
    before: null,
    after: {
      email: 'nina@city.example',
      'contact.firstName': 'Nina',
      'contact.lastName': 'Neu',
      backendRoles: ['reader'],
      language: 'de',
    },
  });
  expect(await users.told(users.city, 'users')).toContainEqual({ type: 'changed', userId: answer.body.id });
});

test('who gets a password from the administrator is not invited', async () => {
  const form = { email: 'pia@city.example', contact, backendRoles: [], password: PASSWORD };
  const { body } = await users.by(admin).call(userApi.create, form);
  expect(body).toMatchObject({ hasPassword: true, backendRoles: [] });
  expect(await users.mailsTo('pia@city.example')).toEqual([]);
  const everything = JSON.stringify(
    await users.app.db.rows(users.app.sql`
    select to_jsonb(a) as entry from kit.audit_entry a where company_id = ${users.city.id}`),
  );
  expect(everything).not.toContain(PASSWORD);
  expect(everything).not.toContain('argon2');
});

test('a picture is drawn anew in two sizes and served below /api/files', async () => {
  const form = {
    email: 'bild@city.example',
    contact,
    backendRoles: [],
    password: PASSWORD,
    avatar: await pictureUpload(),
  };
  const { avatar } = (await users.by(admin).call(userApi.create, form)).body;
  expect(avatar?.small).toMatch(new RegExp(`^/api/files/${users.city.id}/[\\w-]{22}-64.webp$`));
  expect(avatar?.large).toBe(avatar?.small.replace('-64.webp', '-256.webp'));
  const stored = await users.app.app.files.find(avatar!.large.replace('/api/files/', ''));
  expect(stored?.type).toBe('image/webp');
});

test('an upload that is no picture is refused, and nobody is created', async () => {
  const avatar = { name: 'me.png', type: 'image/png', bytes: Buffer.from('<svg onload="alert(1)"/>') };
  const answer = await users
    .by(admin)
    .call(userApi.create, { email: 'svg@city.example', contact, backendRoles: [], avatar });
  expect([answer.status, answer.body.code]).toEqual([422, 'avatar.not_an_image']);
  expect(
    (await users.by(admin).call(userApi.list, { offset: 0, limit: 1, sort: 'name', dir: 'asc', search: 'svg@' })).body
      .total,
  ).toBe(0);
});

test('a picture over five megabytes is refused', async () => {
  const avatar = { name: 'big.png', type: 'image/png', bytes: Buffer.alloc(5 * 1024 * 1024 + 1) };
  const answer = await users
    .by(admin)
    .call(userApi.create, { email: 'big@city.example', contact, backendRoles: [], avatar });
  expect([answer.status, answer.body.code]).toEqual([413, 'avatar.too_large']);
});

test('nobody gives a role that may do more than they', async () => {
  const answer = await users
    .by(manager)
    .call(userApi.create, { email: 'boss@city.example', contact, backendRoles: ['reader', 'administrator'] });
  expect([answer.status, answer.body.code]).toEqual([403, 'user.role_not_grantable']);
});

test('a weak password of the administrator’s choice is refused', async () => {
  const create = async (password: string) =>
    (await users.by(admin).call(userApi.create, { email: 'weak@city.example', contact, backendRoles: [], password }))
      .body.code;
  expect(await create('kurz')).toBe('password.too_short');
  expect(await create('Nina-Nina-2026-x')).toBe('password.contains_name');
});

test('an address is taken by a colleague alone: whether it works for another company is not told', async () => {
  const here = await users.person(users.city, []);
  const elsewhere = await users.person(users.bella, []);
  const create = async (email: string) =>
    (await users.by(admin).call(userApi.create, { email, contact, backendRoles: [], avatar: await pictureUpload() }))
      .body;
  expect(await create(here.email.toUpperCase())).toMatchObject({ code: 'user.email_taken' });
  const shape = async (email: string) => Object.keys(await create(email)).sort();
  expect(await shape(elsewhere.email.toUpperCase())).toEqual(await shape('nobody-yet@city.example'));
});

test('two people creating the same user at the same moment: one succeeds', async () => {
  const create = () => users.by(admin).call(userApi.create, { email: 'twice@city.example', contact, backendRoles: [] });
  const row = users.app.sql`select from access.user_count where company_id = ${users.city.id} for update`;
  const answers = await users.app.race(row, () => [create(), create()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('what is missing or of the wrong kind is said at its field', async () => {
  const wrong = { email: 'nobody', contact: '{"firstName":""', backendRoles: '["emperor"]' } as never;
  const answer = await users.by(admin).call(userApi.create, wrong);
  expect(answer.status).toBe(422);
  expect(answer.body.fields?.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'email field.email',
    'contact field.json',
    'backendRoles.0 field.invalid',
  ]);
});

test('fields that are null count as left out', async () => {
  const form = {
    email: 'null@city.example',
    contact: { ...contact, phone: null, position: null },
    backendRoles: [],
  } as never;
  const { status, body } = await users.by(admin).call(userApi.create, form);
  expect([status, body.contact]).toEqual([200, { ...contact, email: 'null@city.example', phone: '', position: '' }]);
});

test('who may only read creates nobody', async () => {
  const reader = users.by(await users.person(users.city, ['reader']));
  const answer = await reader.call(userApi.create, { email: 'x@city.example', contact, backendRoles: [] });
  expect([answer.status, answer.body.code]).toEqual([403, 'access.denied']);
});
