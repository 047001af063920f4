import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { isSmall, navigation, openAccountMenu, signInByHand } from '../support/screens.ts';

const settled = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
};

test('before the house: login, lost password, wrong credentials, new password, nothing there', async ({ page }) => {
  await page.goto('/login');
  await settled(page);
  await expectAccessible(page, 'login');
  await page.getByRole('button', { name: 'Passwort vergessen?' }).click();
  await expectAccessible(page, 'lost password');
  await signInByHand(page, { email: 'niemand@nirgends.example', password: 'falsch-und-lang' });
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'wrong credentials');
  await page.goto('/reset-password/abc');
  await settled(page);
  await expectAccessible(page, 'new password');
  await page.goto('/gibt-es-nicht');
  await settled(page);
  await expectAccessible(page, 'nothing there');
});

test('the shell: overview, what is not built yet, no permission, palette, menus', { tag: '@phone' }, async ({
  staff,
}) => {
  const page = await (await staff.demo('merchant')).open('/admin/dashboard');
  await settled(page);
  await expect(page.getByRole('heading', { name: 'Betrieb heute' })).toBeVisible();
  await expectAccessible(page, 'overview');
  await page.getByRole('button', { name: /^(Übersicht anpassen|Anpassen)$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Übersicht anpassen' })).toBeVisible();
  await expectAccessible(page, 'arranging the overview');
  await page.keyboard.press('Escape');
  await page.goto('/admin/orders');
  await settled(page);
  await expectAccessible(page, 'not built yet');
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog', { name: 'Suche' }).getByRole('textbox')).toBeFocused();
  await expectAccessible(page, 'palette');
  await page.keyboard.press('Escape');
  await openAccountMenu(page);
  await expectAccessible(page, 'account menu');
  await page.keyboard.press('Escape');
  if (isSmall(page)) {
    await navigation(page);
    await expectAccessible(page, 'navigation on a phone');
  } else {
    await page.getByRole('button', { name: 'Navigation einklappen' }).click();
    await expectAccessible(page, 'folded navigation');
  }
  const technician = await (await staff.demo('technician')).open('/admin/users');
  await settled(technician);
  await expectAccessible(technician, 'no permission');
});

test('users: list, nothing found, one of them, creating with errors', { tag: '@phone' }, async ({ staff }) => {
  const administrator = await staff.demo('franchisor');
  const page = await administrator.open('/admin/users');
  await settled(page);
  await expect(page.getByText('Sabine Krüger')).toBeVisible();
  await expectAccessible(page, 'users');
  await page.getByRole('link', { name: 'Sabine Krüger' }).click();
  const drawer = page.getByRole('dialog', { name: 'Sabine Krüger' });
  await expect(drawer.getByLabel('Vorname')).toBeVisible();
  await expectAccessible(page, 'one user');
  await drawer.getByRole('tab', { name: 'Zugang' }).click();
  await expect(drawer.getByRole('button', { name: 'Löschen' })).toBeVisible();
  await expectAccessible(page, 'access of a user');
  await drawer.getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByRole('dialog', { name: /endgültig löschen/ })).toBeVisible();
  await expectAccessible(page, 'question before deleting');
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await drawer.getByRole('tab', { name: 'Verlauf' }).click();
  await expect(drawer.getByText('Benutzer angelegt')).toBeVisible();
  await expectAccessible(page, 'history of a user');
  await page.goto('/admin/users?q=zzzz');
  await expect(page.getByRole('heading', { name: 'Nichts gefunden' })).toBeVisible();
  await expectAccessible(page, 'no user found');
  await page.goto('/admin/users/new');
  const form = page.getByRole('dialog', { name: 'Benutzer anlegen' });
  await form.getByRole('button', { name: 'Anlegen und einladen' }).click();
  await expect(form.getByRole('alert').first()).toBeVisible();
  await expectAccessible(page, 'creating a user');
});

test('settings, second factor and mailbox', async ({ staff }) => {
  const merchant = await staff.demo('merchant');
  const person = await staff.newPerson(merchant, ['staff']);
  const page = await merchant.open('/admin/settings');
  const sections = ['profile', 'password', 'second-factor', 'sessions', 'company', 'roles'];
  for (const section of sections) {
    await page.goto(`/admin/settings/${section}`);
    await settled(page);
    await expectAccessible(page, `settings ${section}`);
  }
  const theirs = await (await staff.signIn(person)).open('/admin/settings/second-factor');
  await theirs.getByRole('button', { name: 'Einrichten' }).click();
  await theirs.getByLabel('Aktuelles Passwort').fill(person.password);
  await theirs.getByRole('button', { name: 'Weiter' }).click();
  await expect(theirs.getByLabel('Code aus der App')).toBeVisible();
  await expectAccessible(theirs, 'setting up the second factor');

  await merchant.call('GET', `/auth-secure/send-welcome-mail/${person.id}`);
  await page.goto('/admin/mailbox');
  await settled(page);
  const mail = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: person.email }).getByRole('link');
  await expect(mail.first()).toBeVisible();
  await expectAccessible(page, 'mailbox');
  await mail.first().click();
  await expect(page.getByRole('link', { name: /^Link öffnen/ })).toBeVisible();
  // The mail itself is in a frame that runs no scripts, axe's neither.
  await page.getByRole('tab', { name: 'Text' }).click();
  await expectAccessible(page, 'a mail');
  await page.goto('/admin/dashboard/news/edit');
  await settled(page);
  await expectAccessible(page, 'editing the news');
});
