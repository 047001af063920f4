import { tabTo } from '../support/by-keyboard.ts';
import { expect, test } from '../support/journey.ts';
import { DEMO, DEMO_PASSWORD, unique } from '../support/staff.ts';

test('signing in and creating somebody takes no pointer', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('E-Mail')).toBeFocused();
  await page.keyboard.type(DEMO.merchant);
  await tabTo(page, page.getByLabel('Passwort', { exact: true }));
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog', { name: 'Suche' }).getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Benutzer anl');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Benutzer anlegen' });
  await expect(form).toBeVisible();

  const name = `Taste${unique()}`;
  await tabTo(page, form.getByLabel('Vorname'));
  await page.keyboard.type('Tina');
  await tabTo(page, form.getByLabel('Nachname'));
  await page.keyboard.type(name);
  await tabTo(page, form.getByRole('textbox', { name: 'E-Mail' }));
  await page.keyboard.type(`${name}@journey.example`.toLowerCase());
  await tabTo(page, form.getByRole('checkbox', { name: 'Redaktion' }));
  await page.keyboard.press('Space');
  await expect(form.getByRole('checkbox', { name: 'Redaktion' })).toBeChecked();
  await tabTo(page, form.getByRole('radio', { name: 'Einladung per E-Mail senden' }));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, form.getByLabel('Passwort', { exact: true }));
  await page.keyboard.type(`Hafen-Zebra-${unique()}`);
  await expect(form.getByText('Sicheres Passwort')).toBeVisible();
  await tabTo(page, form.getByRole('button', { name: 'Benutzer anlegen', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Tina ${name} ist angelegt.`)).toBeVisible();
  await expect(form).toBeHidden();
});

test('the first stop of a page leads past the navigation', async ({ staff }) => {
  const page = await (await staff.demo('merchant')).open('/admin/orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});
