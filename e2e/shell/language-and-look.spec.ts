import { expect, test } from '../support/journey.ts';
import { navigation, openAccountMenu, signInByHand } from '../support/screens.ts';
import { newPerson } from '../support/staff.ts';

test('the language is switched at once, and remembered by browser and account', async ({ page, staff }) => {
  const person = await newPerson(await staff.demo('merchant'), ['staff']);
  await signInByHand(page, person);
  const html = page.locator('html');
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(html).toHaveAttribute('lang', 'de-DE');
  const choose = async (language: string) =>
    (await openAccountMenu(page)).getByRole('menuitemradio', { name: language }).click();

  await page.goto('/admin/gibt-es-nicht');
  await choose('Deutsch (Du)');
  await page.goto('/admin/users');
  await expect(page.getByText(/^Deine Rolle erlaubt diesen Bereich nicht/)).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'de-DE');

  await choose('English');
  await expect(html).toHaveAttribute('lang', 'en-GB');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Keine Berechtigung');
  await page.reload();
  await expect(html).toHaveAttribute('lang', 'en-GB');

  // Another browser learns it from the account.
  const other = await staff.stranger();
  await other.goto('/login');
  await expect(other.locator('html')).toHaveAttribute('lang', 'de-DE');
  await signInByHand(other, person);
  await expect(other).toHaveURL('/admin/dashboard');
  await expect(other.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(other).toHaveTitle(/^Overview · /);
});

test('the login speaks the language that is chosen there', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Sprache').selectOption('English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page.getByRole('button', { name: 'Einloggen' })).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
});

test('light, dark and system: chosen, remembered after a reload and after signing out', async ({ page, staff }) => {
  const person = await newPerson(await staff.demo('merchant'), ['staff']);
  await page.emulateMedia({ colorScheme: 'light' });
  await signInByHand(page, person);
  await expect(page).toHaveURL('/admin/dashboard');
  const html = page.locator('html');
  const choose = async (look: string) =>
    (await openAccountMenu(page)).getByRole('menuitemradio', { name: look }).click();
  const scheme = (name: string) => expect(html).toHaveAttribute('data-mantine-color-scheme', name);

  await scheme('light');
  await choose('Dunkel');
  await scheme('dark');
  await page.reload();
  await scheme('dark');
  await (await navigation(page)).getByRole('link', { name: 'Ausloggen' }).click();
  await expect(page).toHaveURL('/login');
  await scheme('dark');

  await signInByHand(page, person);
  await expect(page).toHaveURL('/admin/dashboard');
  await scheme('dark');
  await choose('Hell');
  await scheme('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await scheme('light');
  await page.keyboard.press('Escape');
  await choose('System');
  await scheme('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await scheme('light');
});
