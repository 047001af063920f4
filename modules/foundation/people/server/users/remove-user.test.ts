import type { User } from '@fachwerk/auth/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { userApi } from '../../contract.ts';
import { removeAvatar } from '../avatars/remove-avatar.job.ts';
import { openUsers, pictureUpload, type TestUsers } from '../users.for-tests.ts';

let users: TestUsers;

beforeAll(async () => {
  users = await openUsers();
});
// The last administrator is the point of this file: each test begins with nobody.
afterEach(async () => {
  await users.app.db.rows(
    users.app.sql`delete from access.user where company_id in (${users.city.id}, ${users.bella.id})`,
  );
});
afterAll(() => users.app.close());

const remove = (by: User, { id }: Pick<User, 'id'>) => users.by(by).call(userApi.remove, { id });
const setState = (by: User, { id }: Pick<User, 'id'>, state: User['state']) =>
  users.by(by).call(userApi.setState, { id, state });
const demote = (by: User, { id }: Pick<User, 'id'>) =>
  users.by(by).call(userApi.save, { id, backendRoles: ['reader'] });

test('a user who is deleted is gone with sessions and picture, but not from the trail', async () => {
  const admin = await users.person(users.city, ['administrator']);
  const user = (
    await users.by(admin).call(userApi.create, {
      email: 'geht@city.example',
      contact: { firstName: 'Gustav', lastName: 'Geht' },
      backendRoles: ['reader'],
      avatar: await pictureUpload(),
    })
  ).body;
  const sessionId = await users.openSession(user);
  expect((await remove(admin, user)).body).toEqual({});

  expect(await users.find(user)).toBeUndefined();
  expect(await users.told(users.city, `account:${user.id}`)).toContainEqual({ type: 'session-ended', sessionId });
  expect(await users.waitingJobs(removeAvatar.name)).toHaveLength(1);
  const { entries } = (await users.by(admin).call(userApi.audit, { id: user.id })).body;
  expect(entries[0]).toMatchObject({
    action: 'user.deleted',
    actorId: admin.id,
    before: { email: 'geht@city.example', 'contact.lastName': 'Geht', backendRoles: ['reader'] },
    after: null,
  });
  expect((await remove(admin, user)).body.code).toBe('user.unknown');
});

test('deactivating ends the sessions, activating lets in again', async () => {
  const admin = await users.person(users.city, ['administrator']);
  const user = await users.person(users.city, ['reader']);
  await users.openSession(user);
  expect((await setState(admin, user, 'deactivated')).body).toMatchObject({ state: 'deactivated', version: 2 });
  expect(await users.runningSessions(user)).toBe(0);
  expect((await setState(admin, user, 'deactivated')).body.version).toBe(2);
  expect((await setState(admin, user, 'active')).body).toMatchObject({ state: 'active', version: 3 });
  const { entries } = (await users.by(admin).call(userApi.audit, { id: user.id })).body;
  expect(entries.map(({ action }) => action)).toEqual(['user.activated', 'user.deactivated']);
});

test('one’s own account can be neither deleted nor deactivated', async () => {
  const admin = await users.person(users.city, ['administrator']);
  await users.person(users.city, ['administrator']);
  expect((await remove(admin, admin)).body.code).toBe('user.own_account');
  expect((await setState(admin, admin, 'deactivated')).body.code).toBe('user.own_account');
});

test('the last active administrator stays, whatever is tried', async () => {
  const admin = await users.person(users.city, ['administrator']);
  const sleeping = await users.person(users.city, ['administrator']);
  await setState(admin, sleeping, 'deactivated');
  // Somebody who was let in with an administrator's rights a moment before they lost them.
  const late = { ...sleeping };
  expect((await remove(late, admin)).body.code).toBe('user.last_administrator');
  expect((await setState(late, admin, 'deactivated')).body.code).toBe('user.last_administrator');
  expect((await demote(admin, admin)).body.code).toBe('user.last_administrator');
});

test('a manager does not touch an administrator', async () => {
  const admin = await users.person(users.city, ['administrator']);
  await users.person(users.city, ['administrator']);
  const manager = await users.person(users.city, ['management']);
  for (const answer of [await remove(manager, admin), await setState(manager, admin, 'deactivated')]) {
    expect([answer.status, answer.body.code]).toEqual([403, 'user.more_rights_than_own']);
  }
  const sleeping = await users.person(users.city, ['administrator']);
  await setState(admin, sleeping, 'deactivated');
  expect((await setState(manager, sleeping, 'active')).body.code).toBe('user.more_rights_than_own');
});

test('another company’s user is as unknown as nobody', async () => {
  const admin = await users.person(users.city, ['administrator']);
  const stranger = await users.person(users.bella, ['reader']);
  for (const target of [stranger, { id: '01890000-0000-7000-8000-000000000000' }]) {
    for (const answer of [await remove(admin, target), await setState(admin, target, 'deactivated')]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'user.unknown']);
    }
  }
  expect(await users.find(stranger)).toEqual(stranger);
});

const deeds = { remove, deactivate: (by: User, user: User) => setState(by, user, 'deactivated'), demote };
for (const [firstName, first] of Object.entries(deeds)) {
  for (const [secondName, second] of Object.entries(deeds)) {
    test(`two administrators who ${firstName} and ${secondName} each other at the same moment: one stays`, async () => {
      const anna = await users.person(users.city, ['administrator']);
      const ben = await users.person(users.city, ['administrator']);
      const rows = users.app.sql`select from access.user where company_id = ${users.city.id} order by id for update`;
      const answers = await users.app.race<{ status: number; body: { code?: string | undefined } }>(rows, () => [
        first(anna, ben),
        second(ben, anna),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('user.last_administrator');
      const left = await users.app.db.rows(users.app.sql`
        select from access.user where company_id = ${users.city.id} and state = 'active' and roles @> array['administrator']`);
      expect(left).toHaveLength(1);
    });
  }
}
