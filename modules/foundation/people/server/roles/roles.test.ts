import type { User } from '@fachwerk/auth/contract';
import { listAudit } from '@fachwerk/server/audit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userApi } from '../../contract.ts';
import { roleApi } from '../../contract-roles.ts';
import { openUsers, type TestUsers } from '../users.for-tests.ts';

let house: TestUsers;
beforeEach(async () => {
  house = await openUsers();
});
afterEach(() => house.app.close());

const draft = (name: string, ...capabilities: string[]) => ({ name, description: '', capabilities });
const NOBODY = '019a0000-0000-7000-8000-000000000000';

async function made(by: User, name: string, ...capabilities: string[]) {
  const answer = await house.app.call(roleApi.create, draft(name, ...capabilities), house.by(by));
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  return answer.body;
}

test('an own role is made, shown, given, changed and told of', async () => {
  const admin = await house.person(house.city, ['administrator']);
  const colleague = await house.person(house.city, []);
  const role = await made(admin, 'Standortbetreuung', 'users.read');
  const given = { id: role.id, give: [colleague.id], take: [] };
  expect((await house.app.call(roleApi.assign, given, house.by(admin))).status).toBe(200);
  // A second time the same.
  expect((await house.app.call(roleApi.assign, given, house.by(admin))).status).toBe(200);
  expect((await house.find(colleague))?.backendRoles).toEqual([role.id]);

  const { body } = await house.app.call(userApi.roles, {}, house.by(admin));
  expect(body.roles.find(({ id }) => id === role.id)).toEqual({
    id: role.id,
    capabilities: ['users.read'],
    own: { name: 'Standortbetreuung', description: '', version: 1 },
  });
  const summary = await house.app.call(roleApi.summary, {}, house.by(admin));
  expect(summary.body.counts.find(({ role: id }) => id === role.id)).toEqual({ role: role.id, people: 1 });

  const change = { ...draft('Standorte', 'users.read', 'users.manage'), id: role.id, version: 1 };
  const saved = await house.app.call(roleApi.save, change, house.by(admin));
  expect([saved.status, saved.body.version, saved.body.capabilities]).toEqual([200, 2, ['users.manage', 'users.read']]);
  expect(await house.told(house.city, `account:${colleague.id}`)).toContainEqual({ type: 'changed' });
  const trail = await listAudit({ ...house.ctx, companyId: house.city.id }, 'role', role.id, {
    before: null,
    limit: 9,
  });
  expect(trail.map(({ action }) => action)).toEqual(['role.changed', 'role.created']);
});

test('nobody gives more than they have: by a new role, a copy, a change, or the role they have themselves', async () => {
  const admin = await house.person(house.city, ['administrator']);
  const strong = await made(admin, 'Stark', 'company.edit', 'users.manage');
  const mild = await made(admin, 'Mild', 'users.read', 'users.manage', 'roles.manage');
  const manager = await house.person(house.city, ['management']);
  const holder = await house.person(house.city, [mild.id]);
  const asManager = house.by(manager);
  const asHolder = house.app.as({
    companyId: house.city.id,
    userId: holder.id,
    capabilities: ['users.read', 'users.manage', 'roles.manage'],
  });
  const grow = { ...draft('Mild', ...mild.capabilities, 'company.edit'), id: mild.id, version: 1 };
  const tries = [
    await house.app.call(roleApi.create, draft('Neu', 'company.edit'), asManager),
    await house.app.call(roleApi.create, draft('Kopie', ...strong.capabilities), asManager),
    await house.app.call(roleApi.save, grow, asManager),
    await house.app.call(roleApi.save, grow, asHolder),
    await house.app.call(roleApi.save, { ...draft('Stark'), id: strong.id, version: 1 }, asManager),
    await house.app.call(roleApi.remove, { id: strong.id }, asManager),
    await house.app.call(roleApi.assign, { id: strong.id, give: [manager.id], take: [] }, asManager),
    await house.app.call(roleApi.assign, { id: 'administrator', give: [holder.id], take: [] }, asHolder),
    await house.app.call(userApi.save, { id: manager.id, backendRoles: ['management', strong.id] }, asManager),
  ];
  expect(tries.map(({ status, body }) => [status, body.code])).toEqual([
    ...Array(6).fill([403, 'role.more_rights_than_own']),
    ...Array(3).fill([403, 'user.role_not_grantable']),
  ]);
});

test('the role of another company is as unknown as one of nobody', async () => {
  const admin = await house.person(house.city, ['administrator']);
  const chef = await house.person(house.bella, ['administrator']);
  const role = await made(admin, 'Fremd', 'users.read');
  for (const id of [role.id, NOBODY]) {
    const tries = [
      await house.app.call(roleApi.save, { ...draft('X'), id, version: 1 }, house.by(chef)),
      await house.app.call(roleApi.remove, { id }, house.by(chef)),
      await house.app.call(roleApi.assign, { id, give: [chef.id], take: [] }, house.by(chef)),
      await house.app.call(userApi.save, { id: chef.id, backendRoles: ['administrator', id] }, house.by(chef)),
    ];
    expect(tries.map(({ status, body }) => [status, body.code])).toEqual(Array(4).fill([404, 'role.unknown']));
  }
  const own = await made(chef, 'Fremd', 'users.read');
  const answer = await house.app.call(roleApi.assign, { id: own.id, give: [admin.id], take: [] }, house.by(chef));
  expect([answer.status, answer.body]).toMatchObject([404, { code: 'user.unknown' }]);
});

test('a role in use is deleted only with a replacement, which its holders then have', async () => {
  const admin = await house.person(house.city, ['administrator']);
  const role = await made(admin, 'Aushilfe', 'users.read');
  const holder = await house.person(house.city, ['reader', role.id]);
  const refused = await house.app.call(roleApi.remove, { id: role.id }, house.by(admin));
  expect([refused.status, refused.body.code, refused.body.error]).toEqual([
    409,
    'role.in_use',
    expect.stringContaining('Person'),
  ]);
  const answer = await house.app.call(roleApi.remove, { id: role.id, replacement: 'staff' }, house.by(admin));
  expect([answer.status, (await house.find(holder))?.backendRoles]).toEqual([200, ['staff', 'reader']]);
  expect((await house.app.call(roleApi.remove, { id: role.id }, house.by(admin))).status).toBe(404);
});

test('a name is taken once, spelled how it may', async () => {
  const admin = await house.person(house.city, ['administrator']);
  await made(admin, 'Müller', 'users.read');
  const answer = await house.app.call(roleApi.create, draft('mueller'), house.by(admin));
  expect([answer.status, answer.body.code]).toEqual([409, 'role.name_taken']);
});

test('of two changes at the same moment the second is shown the first', async () => {
  const admin = await house.person(house.city, ['administrator']);
  const role = await made(admin, 'Rolle', 'users.read');
  const change = (name: string) =>
    house.app.call(roleApi.save, { ...draft(name, 'users.read'), id: role.id, version: 1 }, house.by(admin));
  const lock = house.app
    .sql`select from access.role where company_id = ${house.city.id} and id = ${role.id} for update`;
  const answers = await house.app.race(lock, () => [change('Eins'), change('Zwei')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a role that is being deleted is not given at the same moment', async () => {
  const admin = await house.person(house.city, ['administrator']);
  const role = await made(admin, 'Rolle', 'users.read');
  const colleague = await house.person(house.city, []);
  const lock = house.app
    .sql`select from access.role where company_id = ${house.city.id} and id = ${role.id} for update`;
  const [removed, given] = await house.app.race(lock, () => [
    house.app.call(roleApi.remove, { id: role.id }, house.by(admin)).then(({ status }) => status),
    house.app
      .call(userApi.save, { id: colleague.id, backendRoles: [role.id] }, house.by(admin))
      .then(({ status }) => status),
  ]);
  const after = (await house.find(colleague))?.backendRoles;
  expect([removed, given, after]).toEqual(removed === 200 ? [200, 404, []] : [409, 200, [role.id]]);
});

test('the last administrator stays, also when the role is taken from two at once', async () => {
  const one = await house.person(house.city, ['administrator']);
  const two = await house.person(house.city, ['administrator']);
  const take = (by: User, of: User) =>
    house.app.call(roleApi.assign, { id: 'administrator', give: [], take: [of.id] }, house.by(by));
  const lock = house.app.sql`select from access.user where company_id = ${house.city.id} order by id for update`;
  const answers = await house.app.race(lock, () => [take(one, two), take(two, one)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('the review names people, their roles, and since when', async () => {
  const admin = await house.person(house.city, ['administrator'], { contact: { firstName: 'Ada', lastName: 'A' } });
  const role = await made(admin, 'Prüfung', 'company.read');
  const holder = await house.person(house.city, [role.id], { contact: { firstName: 'Zoe', lastName: 'Z' } });
  house.app.time.now = new Date(house.app.time.now.getTime() + 86_400_000);
  const later = house.app.time.now;
  const grow = { ...draft('Prüfung', 'company.read', 'users.manage'), id: role.id, version: 1 };
  await house.app.call(roleApi.save, grow, house.by(admin));
  const { body } = await house.app.call(roleApi.holders, { capability: 'users.manage' }, house.by(admin));
  expect(body.holders.map(({ id, roles }) => [id, roles])).toEqual([
    [admin.id, ['administrator']],
    [holder.id, [role.id]],
  ]);
  expect(new Date(body.holders[1]!.since)).toEqual(later);
  const unknown = await house.app.call(roleApi.holders, { capability: 'moon.fly' }, house.by(admin));
  expect([unknown.status, unknown.body.code]).toEqual([404, 'capability.unknown']);
});
