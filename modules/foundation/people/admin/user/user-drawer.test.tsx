import type { User } from '@fachwerk/auth/contract';
import { adminDe as accessDe } from '@fachwerk/auth/texts/admin.de';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { AVATAR_MOST_BYTES, userApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { meLike, signedInAs, surroundings, userLike } from '../account.for-tests.ts';
import { UserDrawer } from './user-drawer.tsx';

afterEach(cleanup);

function open(user: User, { at = '', administrators = 2 } = {}) {
  const wire = fakeWire(
    answering(userApi.find, user),
    answering(userApi.sessions, { sessions: [] }),
    ...surroundings(administrators),
  );
  renderScreen(<UserDrawer />, { path: '/admin/users/:id?', at: `/admin/users/${user.id}${at}` });
  return { wire, person: userEvent.setup() };
}

const button = (name: string) => screen.findByRole('button', { name });

test('the last administrator can be neither deactivated nor deleted, and reads why', async () => {
  signedInAs(meLike());
  open(userLike({ backendRoles: ['administrator'] }), { at: '#access', administrators: 1 });
  for (const name of [adminDe['users.deactivate'], adminDe['users.remove']]) {
    const greyed = await button(name);
    expect(greyed.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(greyed.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe(adminDe['user.last_administrator']);
  }
});

test('with a second administrator both can be done', async () => {
  signedInAs(meLike());
  open(userLike({ backendRoles: ['administrator'] }), { at: '#access', administrators: 2 });
  expect((await button(adminDe['users.deactivate'])).getAttribute('aria-disabled')).toBeNull();
  expect((await button(adminDe['users.remove'])).getAttribute('aria-disabled')).toBeNull();
});

test('a greyed button does nothing when it is pressed', async () => {
  signedInAs(meLike());
  const { wire, person } = open(userLike({ backendRoles: ['administrator'] }), { at: '#access', administrators: 1 });
  await person.click(await button(adminDe['users.remove']));
  // What a later press has opened shows that the first one would have by now.
  await person.click(await button(adminDe['users.password.set']));
  await screen.findByRole('dialog', { name: 'Neues Passwort für Anna Huber' });
  expect(screen.queryByRole('dialog', { name: /endgültig löschen\?/ })).toBeNull();
  expect(wire.calls(userApi.remove)).toEqual([]);
});

test('deleting names who and what, and happens only after the confirmation', async () => {
  signedInAs(meLike());
  const user = userLike();
  const { wire, person } = open(user, { at: '#access' });
  wire.now(answering(userApi.remove, {}));
  await person.click(await button(adminDe['users.remove']));
  const question = await screen.findByRole('dialog', { name: 'Anna Huber endgültig löschen?' });
  expect(question.textContent).toContain(user.email);
  expect(wire.calls(userApi.remove)).toEqual([]);
  await person.click(within(question).getByRole('button', { name: adminDe['users.remove'] }));
  await screen.findByText('Anna Huber ist gelöscht.');
  expect(wire.calls(userApi.remove)).toHaveLength(1);
});

test('what cannot be deleted stays, and the reason is said', async () => {
  signedInAs(meLike());
  const { wire, person } = open(userLike(), { at: '#access' });
  wire.now(refusing(userApi.remove, 409, 'user.last_administrator', 'Das ist der letzte Administrator.'));
  await person.click(await button(adminDe['users.remove']));
  const question = await screen.findByRole('dialog', { name: 'Anna Huber endgültig löschen?' });
  await person.click(within(question).getByRole('button', { name: adminDe['users.remove'] }));
  const notice = (await screen.findByText('Löschen fehlgeschlagen')).closest('[role="alert"]')!;
  expect(notice.textContent).toContain('Das ist der letzte Administrator.');
});

test('a role beyond one’s own is greyed with the reason, the others are not', async () => {
  signedInAs(meLike({ roles: ['management'] }));
  open(userLike());
  const administrator = await screen.findByRole<HTMLInputElement>('checkbox', { name: adminDe['role.administrator'] });
  expect(administrator.disabled).toBe(true);
  expect(screen.getByText(adminDe['user.role_not_grantable'])).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: adminDe['role.editor'] }).disabled).toBe(false);
});

test('who may do more than oneself is shown to read, with the reason', async () => {
  signedInAs(meLike({ roles: ['management'] }));
  open(userLike({ backendRoles: ['administrator'] }));
  await screen.findByText(adminDe['user.more_rights_than_own']);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('what the roles add up to follows the checkboxes', async () => {
  signedInAs(meLike());
  const { person } = open(userLike({ backendRoles: [] }));
  await screen.findByText(adminDe['users.roles.effect.none']);
  await person.click(screen.getByRole('checkbox', { name: adminDe['role.management'] }));
  await screen.findByText(adminDe['capability.users.manage']);
});

test('a picture that is too large is refused before anything is sent, in the words of the server', async () => {
  signedInAs(meLike());
  const { wire, person } = open(userLike());
  await button('Bild wählen');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  const huge = new File([new Uint8Array(AVATAR_MOST_BYTES + 1)], 'huge.png', { type: 'image/png' });
  await person.upload(input, huge);
  expect((await screen.findByRole('alert')).textContent).toBe(adminDe['avatar.too_large']);
  expect(wire.calls(userApi.save)).toEqual([]);
});

test('a refusal of the picture by the server stands at the picture', async () => {
  signedInAs(meLike());
  const { wire, person } = open(userLike());
  await button('Bild wählen');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  await person.upload(input, new File(['no picture'], 'lie.png', { type: 'image/png' }));
  wire.now(refusing(userApi.save, 422, 'avatar.not_an_image', adminDe['avatar.not_an_image']));
  await person.click(await button('Anderes Bild wählen'));
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  expect((await screen.findAllByText(adminDe['avatar.not_an_image'], { exact: false })).length).toBeGreaterThan(0);
  const sent = wire.calls(userApi.save)[0]!.body as FormData;
  expect(sent.get('avatar')).toBeInstanceOf(File);
});

test('an address that is taken is said at the address', async () => {
  signedInAs(meLike());
  const { wire, person } = open(userLike());
  wire.now(refusing(userApi.save, 409, 'user.email_taken', accessDe['user.email_taken']));
  const email = await screen.findByRole('textbox', { name: adminDe['user.field.email'] });
  await person.clear(email);
  await person.type(email, 'taken@bella.example');
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findAllByText(new RegExp(accessDe['user.email_taken']));
  expect(email.getAttribute('aria-invalid')).toBe('true');
});
