import type { User } from '@fachwerk/auth/contract';
import type { Input } from '@fachwerk/base/contract';
import { listAudit } from '@fachwerk/server/audit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userApi } from '../../contract.ts';
import { removeAvatar } from '../avatars/remove-avatar.job.ts';
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

type Change = Omit<Input<typeof userApi.save>, 'id'>;

const save = (by: User, user: User, change: Change) => users.by(by).call(userApi.save, { id: user.id, ...change });
const trailOf = (user: User) =>
  listAudit({ ...users.ctx, companyId: users.city.id }, 'user', user.id, { before: null, limit: 9 });

test('only what is given changes, and the trail tells just that', async () => {
  const user = await users.person(users.city, ['reader'], {
    contact: { firstName: 'Anna', lastName: 'Alt', phone: '1' },
  });
  const answer = await save(manager, user, { contact: { lastName: 'Neu' }, language: 'en', version: 1 });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    ...JSON.parse(JSON.stringify(user)),
    contact: { ...user.contact, lastName: 'Neu' },
    language: 'en',
    version: 2,
  });
  expect(await users.find(user)).toEqual({
    ...user,
    contact: { ...user.contact, lastName: 'Neu' },
    language: 'en',
    version: 2,
  });
  expect(await trailOf(user)).toMatchObject([
    {
      action: 'user.changed',
      actorId: manager.id,
      before: { 'contact.lastName': 'Alt', language: 'de' },
      after: { 'contact.lastName': 'Neu', language: 'en' },
    },
  ]);
  expect(await users.told(users.city, 'users')).toContainEqual({ type: 'changed', userId: user.id });
  expect(await users.told(users.city, `account:${user.id}`)).toEqual([{ type: 'changed' }]);
});

test('saving the same again changes nothing', async () => {
  const user = await users.person(users.city, ['reader', 'staff']);
  const answer = await save(manager, user, {
    email: user.email,
    contact: user.contact,
    backendRoles: ['reader', 'staff', 'reader'],
    language: 'de',
  });
  expect(answer.body.version).toBe(1);
  expect(await trailOf(user)).toEqual([]);
});

test('two people saving one user at the same moment: the second is told what the first did', async () => {
  const user = await users.person(users.city, ['reader']);
  const row = users.app.sql`select from access.user where company_id = ${users.city.id} and id = ${user.id} for update`;
  const answers = await users.app.race(row, () => [
    save(manager, user, { contact: { phone: '1', position: 'Chefin' }, version: 1 }),
    save(admin, user, { contact: { phone: '2', position: 'Chefin' }, version: 1 }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const kept = (await users.find(user))!;
  const refused = answers.find(({ status }) => status === 409)!.body;
  expect(refused.code).toBe('user.changed_meanwhile');
  expect(refused.conflict).toEqual({
    current: JSON.parse(JSON.stringify(kept)),
    changed: [{ field: 'contact.phone', yours: kept.contact.phone === '1' ? '2' : '1', theirs: kept.contact.phone }],
  });
});

test('without a version, two people saving different fields both keep their work', async () => {
  const user = await users.person(users.city, ['reader']);
  const row = users.app.sql`select from access.user where company_id = ${users.city.id} and id = ${user.id} for update`;
  const answers = await users.app.race(row, () => [
    save(manager, user, { contact: { phone: '1' } }),
    save(admin, user, { language: 'en' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await users.find(user)).toMatchObject({ contact: { phone: '1' }, language: 'en', version: 3 });
});

test('a new address is told to the old one, and its links stop working', async () => {
  const user = await users.person(users.city, ['reader'], { contact: { firstName: 'Olga', lastName: 'Ohm' } });
  await users.app.db.rows(users.app.sql`
    insert into access.password_link (company_id, id, user_id, token_hash, expires_at)
    values (${users.city.id}, ${user.id}, ${user.id}, 'x', '2030-01-01')`);
  const answer = await save(manager, user, { email: 'Olga.Neu@city.example' });
  expect(answer.body.email).toBe('olga.neu@city.example');
  const [mail] = await users.mailsTo(user.email);
  expect(mail?.subject).toBe('Ihre E-Mail-Adresse bei City wurde geändert');
  expect(mail?.bodyText).toContain('Guten Tag Olga Ohm,');
  expect(mail?.bodyText).toContain('olga.neu@city.example');
  expect(await users.mailsTo('olga.neu@city.example')).toEqual([]);
  const open = await users.app.db.rows(users.app.sql`
    select from access.password_link where company_id = ${users.city.id} and user_id = ${user.id} and used_at is null`);
  expect(open).toEqual([]);
});

test('an address that a colleague has is taken; one of another company is not, and nobody is told', async () => {
  const user = await users.person(users.city, ['reader']);
  const elsewhere = await users.person(users.bella, []);
  const answer = await save(manager, user, { email: admin.email, contact: { phone: '77' } });
  expect([answer.status, answer.body.code]).toEqual([409, 'user.email_taken']);
  expect(await users.find(user)).toEqual(user);
  expect((await save(manager, user, { email: elsewhere.email })).status).toBe(200);
});

test('a password set by the administrator ends the sessions and is nowhere to be read', async () => {
  const user = await users.person(users.city, ['reader']);
  await users.openSession(user);
  const answer = await save(manager, user, { password: 'Regenschirm-7-Koffer' });
  expect(answer.body).toMatchObject({ hasPassword: true, version: 2 });
  expect((await users.find(user))?.hasPassword).toBe(true);
  expect(await users.runningSessions(user)).toBe(0);
  expect(await trailOf(user)).toMatchObject([{ action: 'user.password_set', before: null, after: null }]);
  expect(await users.mailsTo(user.email)).toMatchObject([{ subject: 'Ihr Passwort bei City wurde geändert' }]);
});

test('a weak password is refused, and so is one with the new name in it', async () => {
  const user = await users.person(users.city, ['reader']);
  expect((await save(manager, user, { password: 'kurz' })).body.code).toBe('password.too_short');
  const named = await save(manager, user, { password: 'Feuerstein-7-Koffer', contact: { lastName: 'Feuerstein' } });
  expect(named.body.code).toBe('password.contains_name');
  expect(await users.find(user)).toEqual(user);
});

test('one’s own password is not set here', async () => {
  const answer = await save(manager, manager, { password: 'Regenschirm-7-Koffer' });
  expect([answer.status, answer.body.code]).toEqual([409, 'user.own_password']);
});

test('a change of roles is told to the user at once and stands in the trail', async () => {
  const user = await users.person(users.city, ['reader']);
  const answer = await save(manager, user, { backendRoles: ['support', 'management'] });
  expect(answer.body.backendRoles).toEqual(['management', 'support']);
  expect(await trailOf(user)).toMatchObject([
    {
      action: 'user.roles_changed',
      before: { backendRoles: ['reader'] },
      after: { backendRoles: ['management', 'support'] },
    },
  ]);
  expect(await users.told(users.city, `account:${user.id}`)).toEqual([{ type: 'changed' }]);
});

test('nobody raises themselves or others above their own rights', async () => {
  const user = await users.person(users.city, ['reader']);
  for (const target of [user, manager]) {
    const answer = await save(manager, target, { backendRoles: ['administrator'] });
    expect([answer.status, answer.body.code]).toEqual([403, 'user.role_not_grantable']);
  }
});

test('nobody touches someone with more rights, whatever the change', async () => {
  for (const change of [
    { language: 'en' as const },
    { backendRoles: [] },
    { password: 'Regenschirm-7-Koffer' },
    { email: 'mine@city.example' },
  ]) {
    const answer = await save(manager, admin, change);
    expect([answer.status, answer.body.code]).toEqual([403, 'user.more_rights_than_own']);
  }
});

test('a picture can be set, replaced and taken away; the old files go after the commit', async () => {
  const user = await users.person(users.city, ['reader']);
  const upload = await pictureUpload();
  const first = (await save(manager, user, { avatar: upload })).body.avatar!;
  const second = (await save(manager, user, { avatar: upload })).body.avatar!;
  expect(second.small).not.toBe(first.small);
  expect((await save(manager, user, { removeAvatar: true })).body.avatar).toBeNull();
  expect((await trailOf(user)).map(({ action }) => action)).toEqual([
    'user.avatar_removed',
    'user.avatar_changed',
    'user.avatar_changed',
  ]);

  const fileOf = (address: string) => users.app.app.files.find(address.replace('/api/files/', ''));
  expect(await fileOf(first.large)).toBeDefined();
  for (const payload of await users.waitingJobs(removeAvatar.name)) await removeAvatar.run(users.ctx, payload as never);
  for (const address of [first.small, first.large, second.small, second.large])
    expect(await fileOf(address)).toBeUndefined();
});

test('a picture of a change that is refused leaves no file', async () => {
  const user = await users.person(users.city, ['reader']);
  const kept: string[] = [];
  const { files } = users.app.app;
  const { save: store } = files;
  Object.assign(files, {
    save: (...[key, file]: Parameters<typeof store>) => {
      kept.push(key);
      return store(key, file);
    },
  });
  const answer = await save(manager, user, { avatar: await pictureUpload(), version: 99 });
  Object.assign(files, { save: store });
  expect(answer.status).toBe(409);
  expect(kept).toHaveLength(2);
  for (const key of kept) expect(await files.find(key)).toBeUndefined();
});

test('another company’s user is as unknown as nobody', async () => {
  const stranger = await users.person(users.bella, ['reader']);
  for (const id of [stranger.id, '01890000-0000-7000-8000-000000000000']) {
    const answer = await users.by(admin).call(userApi.save, { id, language: 'en', password: 'kurz' });
    expect([answer.status, answer.body.code]).toEqual([404, 'user.unknown']);
  }
  expect(await users.find(stranger)).toEqual(stranger);
});
