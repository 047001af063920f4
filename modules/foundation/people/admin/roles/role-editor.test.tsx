import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { userApi } from '../../contract.ts';
import { roleApi } from '../../contract-roles.ts';
import { adminDe as de } from '../../texts/admin.de.ts';
import { BOOK, meLike, signedInAs } from '../account.for-tests.ts';
import { RoleScreen } from './role-screen.tsx';

afterEach(cleanup);

const ID = '00000000-0000-4000-8000-000000000777';

function open(at: string, me = meLike()) {
  signedInAs(me);
  const wire = fakeWire(
    answering(userApi.roles, { roles: BOOK, placed: [] }),
    answering(userApi.list, { users: [], total: 0 }),
    answering(roleApi.create, { id: ID, name: 'Empfang', description: '', capabilities: [], version: 1 }),
  );
  renderScreen(<RoleScreen />, { path: '/admin/roles/:id', at });
  return { wire, person: userEvent.setup() };
}

test('a role begins as a copy, and is made of what is ticked', async () => {
  const { wire, person } = open('/admin/roles/new?from=reader');
  const reading = await screen.findByRole('checkbox', { name: de['capability.users.read'] });
  expect((reading as HTMLInputElement).checked).toBe(true);
  await person.type(screen.getByRole('textbox', { name: /^Name/ }), 'Empfang');
  await person.click(screen.getByRole('checkbox', { name: de['capability.users.manage'] }));
  await person.click(screen.getByRole('button', { name: de['roles.create'] }));
  await waitFor(() => expect(wire.calls(roleApi.create)).toHaveLength(1));
  expect(wire.calls(roleApi.create)[0]!.body).toMatchObject({
    name: 'Empfang',
    capabilities: expect.arrayContaining(['users.manage', 'users.read']),
  });
});

test('a right one does not have cannot be ticked, and says why', async () => {
  open('/admin/roles/new', meLike({ capabilities: ['users.read', 'roles.manage'] }));
  const managing = await screen.findByRole('checkbox', { name: de['capability.users.manage'] });
  expect([(managing as HTMLInputElement).disabled, managing.getAttribute('aria-description')]).toEqual([
    true,
    de['roles.not_yours'],
  ]);
});

test('the switch of a subject ticks all of it', async () => {
  const { person } = open('/admin/roles/new');
  const area = await screen.findByRole('group', { name: de['capability.area.users'] });
  await person.click(within(area).getByRole('radio', { name: de['roles.level.all'] }));
  const boxes = within(area).getAllByRole('checkbox') as HTMLInputElement[];
  expect(boxes.map(({ checked }) => checked)).toEqual(boxes.map(() => true));
});

test('a built-in role is looked at and copied', async () => {
  open('/admin/roles/reader');
  const copy = await screen.findByRole('link', { name: de['roles.copy'] });
  expect(copy.getAttribute('href')).toBe('/admin/roles/new?from=reader');
});
