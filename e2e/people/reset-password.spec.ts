import { expect, test } from '../support/journey.ts';
import { linkInMail } from '../support/mailbox.ts';
import { signInByHand } from '../support/screens.ts';
import { newPerson, unique } from '../support/staff.ts';

const WRONG = 'Die Zugangsdaten sind falsch. Bitte versuchen Sie es erneut.';

test('a lost password is replaced by the link of a mail, once', async ({ page, staff }) => {
  const administrator = await staff.demo('merchant');
  const person = await newPerson(administrator, ['staff']);
  const password = `Nebel-Anker-${unique()}`;

  await page.goto('/login');
  await page.getByRole('button', { name: 'Passwort vergessen?' }).click();
  await page.getByLabel('E-Mail').fill(person.email);
  await page.getByRole('button', { name: 'Passwort wiederherstellen' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'E-Mail versendet' })).toContainText(person.email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin-Anmeldeseite');

  const link = await linkInMail(administrator, person.email, /Neues Passwort für Trattoria Bella/);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neues Passwort');
  await expect(page.getByLabel('E-Mail')).toHaveValue(person.email);
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  const choose = async (first: string, second: string) => {
    await page.getByLabel('Passwort', { exact: true }).fill(first);
    await page.getByLabel('Passwort wiederholen', { exact: true }).fill(second);
    await page.getByRole('button', { name: 'Speichern' }).click();
  };

  await choose(password, `${password}x`);
  await expect(page.getByRole('alert')).toHaveText('Passwort und Passwortwiederholung stimmen nicht überein.');
  expect(calls).toEqual([]);

  await choose('Passwort123', 'Passwort123');
  await expect(page.getByRole('alert')).toContainText('ist leicht zu erraten');
  await expect(page.getByRole('alert')).toBeFocused();

  await choose(password, password);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status').filter({ hasText: 'Neues Passwort gespeichert' })).toBeVisible();

  await signInByHand(page, person);
  await expect(page.getByRole('alert')).toHaveText(WRONG);
  await signInByHand(page, { ...person, password });
  await expect(page).toHaveURL('/admin/dashboard');

  const second = await staff.stranger();
  await second.goto(link);
  await second.getByLabel('Passwort', { exact: true }).fill(`${password}-2`);
  await second.getByLabel('Passwort wiederholen', { exact: true }).fill(`${password}-2`);
  await second.getByRole('button', { name: 'Speichern' }).click();
  await expect(second.getByRole('alert')).toContainText('Dieser Link ist abgelaufen');
  await second.getByRole('link', { name: 'Zurück zur Anmeldeseite' }).click();
  await expect(second).toHaveURL('/login');
});

test('an address nobody has is answered the same way', async ({ page }) => {
  const email = `niemand.${unique()}@nirgends.example`;
  await page.goto('/login');
  await page.getByRole('button', { name: 'Passwort vergessen?' }).click();
  await page.getByLabel('E-Mail').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'E-Mail versendet' })).toContainText(email);
});
