import type { Role } from '@fachwerk/auth/contract';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { atWidth, meLike, signedInAs, surroundings, userLike } from '../account.for-tests.ts';
import { UserList } from './user-list.tsx';

beforeEach(() => atWidth(1440));
afterEach(cleanup);

const anna = userLike({ number: 1, lastSignInAt: new Date('2026-11-14T08:00:00Z'), hasSecondFactor: true });
const invited = userLike({ number: 2, contact: { firstName: 'Jana', lastName: 'Voss' }, hasPassword: false });
const boss = userLike({
  number: 3,
  contact: { firstName: 'Carla', lastName: 'Rossi' },
  backendRoles: ['administrator'],
});

function open(roles: Role[], at = '/admin/users', administrators = 2) {
  signedInAs(meLike({ roles }));
  const wire = fakeWire(...surroundings(administrators, [anna, invited, boss]));
  renderScreen(<UserList />, { path: '/admin/users/:id?', at });
  return { wire, person: userEvent.setup() };
}

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('says of everybody who they are, what they may do and whether they come', async () => {
  open(['administrator']);
  expect((await row(/Anna Huber/)).getByText(adminDe['user.state.active'])).toBeTruthy();
  expect((await row(/Anna Huber/)).getByText(adminDe['users.second_factor.on'])).toBeTruthy();
  expect((await row(/Jana Voss/)).getByText(adminDe['user.state.invited'])).toBeTruthy();
  expect((await row(/Jana Voss/)).getByText(adminDe['users.last_sign_in.never'])).toBeTruthy();
  expect((await row(/Carla Rossi/)).getByText(adminDe['role.administrator'])).toBeTruthy();
});

test('asks for what the address says: search, role, state and order', async () => {
  const { wire } = open(['administrator'], '/admin/users?q=anna&role=editor&state=invited&sort=-lastSignInAt');
  await row(/Anna Huber/);
  const asked = wire.calls(userApi.list).find(({ query }) => query.get('role') === 'editor')!;
  expect(asked.path).toBe('/private/users/0/25');
  expect(Object.fromEntries(asked.query)).toEqual({
    search: 'anna',
    role: 'editor',
    state: 'invited',
    sort: 'lastSignInAt',
    dir: 'desc',
  });
});

test('greys what the rule refuses, and offers the invitation only to who has no password yet', async () => {
  open(['administrator'], '/admin/users', 1);
  const remove = (await row(/Carla Rossi/)).getByRole('button', { name: /^Löschen/ });
  await expect.poll(() => remove.getAttribute('aria-disabled')).toBe('true');
  expect((await row(/Anna Huber/)).getByRole('button', { name: /^Löschen/ }).getAttribute('aria-disabled')).toBeNull();
  expect((await row(/Jana Voss/)).getByRole('button', { name: /^Willkommensmail/ })).toBeTruthy();
  expect((await row(/Anna Huber/)).queryByRole('button', { name: /^Willkommensmail/ })).toBeNull();
});

test('takes the access away from the row, after asking, and offers the way back', async () => {
  const { wire, person } = open(['administrator']);
  wire.now(answering(userApi.setState, { ...anna, state: 'deactivated' }));
  await person.click((await row(/Anna Huber/)).getByRole('button', { name: /^Deaktivieren/ }));
  const question = await screen.findByRole('dialog', { name: 'Anna Huber deaktivieren?' });
  expect(wire.calls(userApi.setState)).toEqual([]);
  await person.click(within(question).getByRole('button', { name: adminDe['users.deactivate'] }));
  await screen.findByText('Anna Huber ist deaktiviert.');
  expect(wire.calls(userApi.setState)[0]!.body).toEqual({ state: 'deactivated' });
  await person.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  await expect.poll(() => wire.calls(userApi.setState).at(-1)!.body).toEqual({ state: 'active' });
});

test('who may only look finds nothing to press', async () => {
  open(['reader']);
  const anyRow = await row(/Anna Huber/);
  expect(anyRow.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link', { name: adminDe['users.new'] })).toBeNull();
});
