import { expect, test } from '../support/journey.ts';
import { fillLogin, signInByHand } from '../support/screens.ts';
import { newPerson } from '../support/staff.ts';

test('"Überall abmelden" ends every other browser by itself, and each comes back to where it was', async ({
  staff,
}) => {
  const administrator = await staff.demo('merchant');
  const person = await newPerson(administrator, ['staff']);
  const other = await (await staff.signIn(person)).openLive('/admin/settings/password');
  const one = await (await staff.signIn(person)).openLive('/admin/settings/sessions');
  const rows = one.getByRole('list', { name: 'Angemeldete Geräte' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Dieses Gerät' })).toHaveCount(1);

  await one.getByRole('button', { name: 'Überall abmelden' }).click();
  await one.getByRole('dialog').getByRole('button', { name: 'Überall abmelden' }).click();
  await expect(one).toHaveURL('/login');
  await expect(other).toHaveURL('/login');

  await fillLogin(other, person);
  await other.getByRole('button', { name: 'Einloggen' }).click();
  await expect(other).toHaveURL('/admin/settings/password');
});

test('one device is signed out from another', async ({ staff }) => {
  const administrator = await staff.demo('merchant');
  const person = await newPerson(administrator, ['staff']);
  const lost = await (await staff.signIn(person)).openLive('/admin/dashboard');
  const page = await (await staff.signIn(person)).openLive('/admin/settings/sessions');
  const rows = page.getByRole('list', { name: 'Angemeldete Geräte' }).getByRole('listitem');
  await rows.getByRole('button', { name: /^Abmelden/ }).click();
  await expect(lost).toHaveURL('/login');
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL('/admin/settings/sessions');
});

test('who is deactivated is out at once, and cannot come back', async ({ staff }) => {
  const administrator = await staff.demo('merchant');
  const person = await newPerson(administrator, ['staff']);
  const theirs = await (await staff.signIn(person)).openLive('/admin/dashboard');
  const page = await administrator.open(`/admin/users/${person.id}#access`);
  const drawer = page.getByRole('dialog', { name: `${person.firstName} ${person.lastName}` });
  await drawer.getByRole('button', { name: 'Deaktivieren' }).click();
  await page
    .getByRole('dialog', { name: /deaktivieren\?$/ })
    .getByRole('button', { name: 'Deaktivieren' })
    .click();
  await expect(page.getByText(`${person.firstName} ${person.lastName} ist deaktiviert.`)).toBeVisible();
  await expect(theirs).toHaveURL('/login');
  await signInByHand(theirs, person);
  await expect(theirs.getByRole('alert')).toHaveText('Die Zugangsdaten sind falsch. Bitte versuchen Sie es erneut.');
});

test('a role that is taken away takes its menu away, without a reload', async ({ staff }) => {
  const administrator = await staff.demo('merchant');
  const person = await newPerson(administrator, ['management']);
  const theirs = await (await staff.signIn(person)).openLive('/admin/users');
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText('Benutzer');
  const answer = await administrator.call('PUT', `/private/user/${person.id}`, {
    multipart: { backendRoles: JSON.stringify(['staff']) },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Keine Berechtigung');
});
