import { adminDe as accessDe } from '@fachwerk/auth/texts/admin.de';
import type { Company } from '@fachwerk/companies/contract';
import { companyApi } from '@fachwerk/companies/contract';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { userApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { companyLike, meLike, signedInAs, surroundings, userLike } from '../account.for-tests.ts';
import { UserDrawer } from './user-drawer.tsx';

afterEach(cleanup);

async function begin(company: Partial<Company> = {}) {
  signedInAs(meLike());
  const wire = fakeWire(
    answering(companyApi.own, companyLike(company)),
    answering(userApi.create, userLike({ number: 7 })),
    ...surroundings(),
  );
  const { router } = renderScreen(<UserDrawer />, { path: '/admin/users/:id?', at: '/admin/users/new?role=staff' });
  const person = userEvent.setup();
  await person.type(await textbox('contact.firstName'), 'Jana');
  await person.type(await textbox('contact.lastName'), 'Voss');
  await person.type(await textbox('email'), 'Jana.Voss@bella.example');
  return { wire, person, router };
}

const textbox = (field: 'contact.firstName' | 'contact.lastName' | 'email') =>
  screen.findByRole('textbox', { name: adminDe[`user.field.${field}`] });

test('invites by mail unless somebody says otherwise, and goes back to the list as it was', async () => {
  const { wire, person, router } = await begin();
  await person.click(screen.getByRole('checkbox', { name: adminDe['role.staff'] }));
  await person.click(screen.getByRole('button', { name: adminDe['users.create.invite'] }));
  await screen.findByText(/die Einladung an jana.voss@bella.example wird versendet/);
  const sent = wire.calls(userApi.create)[0]!.body as FormData;
  expect(sent.get('password')).toBeNull();
  expect(JSON.parse(String(sent.get('backendRoles')))).toEqual(['staff']);
  expect(router.state.location.pathname + router.state.location.search).toBe('/admin/users?role=staff');
});

test('a password is judged while it is typed, and a weak one is not sent', async () => {
  const { wire, person } = await begin();
  await person.click(screen.getByRole('radio', { name: adminDe['users.access.password'] }));
  const password = screen.getByLabelText(adminDe['user.field.password']);
  await person.type(password, 'kurz');
  await screen.findByText(accessDe['password.too_short']);
  await person.clear(password);
  await person.type(password, 'JanaVoss2026!!');
  await screen.findByText(accessDe['password.contains_name']);
  await person.click(screen.getByRole('button', { name: adminDe['users.create'] }));
  expect(wire.calls(userApi.create)).toEqual([]);
  await person.clear(password);
  await person.type(password, 'Laterne quakt 7 Besen');
  await screen.findByText(accessDe['password.good']);
  await person.click(screen.getByRole('button', { name: adminDe['users.create'] }));
  await screen.findByText('Jana Voss ist angelegt.');
  expect((wire.calls(userApi.create)[0]!.body as FormData).get('password')).toBe('Laterne quakt 7 Besen');
});

test('begins with the company’s language', async () => {
  const { wire, person } = await begin({ defaultLanguage: 'en' });
  await person.click(screen.getByRole('button', { name: adminDe['users.create.invite'] }));
  await screen.findByText(/wird versendet/);
  expect((wire.calls(userApi.create)[0]!.body as FormData).get('language')).toBe('en');
});
