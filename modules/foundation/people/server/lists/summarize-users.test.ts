import type { User } from '@fachwerk/auth/contract';
import { audit } from '@fachwerk/server/audit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userApi } from '../../contract.ts';
import { openUsers, type TestUsers } from '../users.for-tests.ts';

let users: TestUsers;
let admin: User;

beforeAll(async () => {
  users = await openUsers();
  admin = await users.person(users.city, ['administrator'], {
    passwordHash: 'x',
    contact: { firstName: 'Ada', lastName: 'Zimmer' },
  });
});
afterAll(() => users.app.close());

test('the summary counts people, and sign-ins of two weeks', async () => {
  const { person, city, bella, app, openSession } = users;
  const daysAgo = (days: number) => new Date(app.time.now.getTime() - days * 86_400_000);
  const often = await person(city, ['reader'], { passwordHash: 'x', contact: { firstName: 'Olaf', lastName: 'Oft' } });
  await person(city, ['reader']);
  const away = await person(city, ['reader'], { passwordHash: 'x' });
  const stranger = await person(bella, ['administrator']);
  await users.by(admin).call(userApi.setState, { id: away.id, state: 'deactivated' });
  await app.db.rows(
    app.sql`update access.user set totp_secret = 'x' where company_id = ${city.id} and id = ${often.id}`,
  );
  for (const days of [13, 9, 3, 2]) await openSession(often, daysAgo(days));
  await openSession(admin, daysAgo(1));
  await openSession(away, daysAgo(20));
  await openSession(stranger, daysAgo(1));

  const { body } = await users.by(admin).call(userApi.summary, {});
  expect(body).toEqual({
    active: 3,
    deactivated: 1,
    invited: 1,
    withSecondFactor: 1,
    signedInLast7Days: 2,
    signedInPrevious7Days: 1,
    latest: [
      { userId: admin.id, name: 'Ada Zimmer', at: daysAgo(1).toISOString(), userAgent: 'Test' },
      { userId: often.id, name: 'Olaf Oft', at: daysAgo(2).toISOString(), userAgent: 'Test' },
      { userId: away.id, name: expect.any(String), at: daysAgo(20).toISOString(), userAgent: 'Test' },
    ],
  });
});

test('the trail of a user comes newest first, page by page, without a gap', async () => {
  const user = await users.person(users.city, ['reader']);
  const ctx = { ...users.ctx, companyId: users.city.id };
  // Three entries each moment, so that a page ends between entries of the same moment.
  for (let i = 0; i < 120; i++) {
    const now = new Date(Date.UTC(2026, 1, 1, 0, Math.floor(i / 3)));
    await audit({ ...ctx, now }, { subjectKind: 'user', subjectId: user.id, action: 'user.changed', after: { i } });
  }
  const seen: unknown[] = [];
  let before: string | undefined;
  do {
    const { body } = await users.by(admin).call(userApi.audit, { id: user.id, before });
    expect(body.entries.length).toBeLessThanOrEqual(50);
    seen.push(...body.entries.map(({ after }) => after?.i));
    before = body.next ?? undefined;
  } while (before);
  expect(seen).toEqual(Array.from({ length: 120 }, (_, i) => 119 - i));
});

test('the trail of another company’s user is as unknown as nobody’s', async () => {
  const stranger = await users.person(users.bella, ['reader']);
  await audit(
    { ...users.ctx, companyId: users.bella.id },
    { subjectKind: 'user', subjectId: stranger.id, action: 'user.changed' },
  );
  for (const id of [stranger.id, '01890000-0000-7000-8000-000000000000']) {
    const answer = await users.by(admin).call(userApi.audit, { id });
    expect([answer.status, answer.body.code]).toEqual([404, 'user.unknown']);
  }
});

test('the roles tell what each may do in this kind of company', async () => {
  const { roles } = (await users.by(admin).call(userApi.roles, {})).body;
  expect(roles.map(({ id }) => id)).toEqual([
    'administrator',
    'management',
    'staff',
    'technician',
    'support',
    'accounting',
    'editor',
    'reader',
  ]);
  expect(roles[0]!.capabilities).toEqual([
    'company.edit',
    'company.read',
    'domains.manage',
    'roles.manage',
    'tenants.enter',
    'users.manage',
    'users.read',
  ]);
  expect(roles.at(-1)!.capabilities).toEqual(['company.read', 'users.read']);
});
