import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { SITE } from '../support/site.ts';
import { unique } from '../support/staff.ts';

/** Declines what is asked at the first visit, so that it does not stand in the way. */
async function enter(page: Page): Promise<void> {
  await page.goto(`${SITE}/`);
  const decline = page.getByRole('button', { name: 'Alle ablehnen' });
  if (await decline.isVisible()) await decline.click();
  await expect(decline).toBeHidden();
}

/** From the list of locations to two hours in the smallest free box, in the cart. */
async function intoTheCart(page: Page, look: (what: string) => Promise<void> = async () => {}): Promise<void> {
  await enter(page);
  await look('home');
  await page.getByLabel('Stadt oder Postleitzahl').fill('Monaco di Baviera');
  await page.getByRole('button', { name: 'Fach finden' }).click();
  await page.getByRole('link', { name: 'Fach wählen: München Hauptbahnhof' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'München Hauptbahnhof' })).toBeVisible();
  await look('period');
  await page.getByText('2 Stunden', { exact: true }).click();
  await page.getByRole('button', { name: 'Weiter zur Größe' }).click();
  await expect(page.getByText('Fachgröße')).toBeVisible();
  await look('sizes');
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
  await look('cart');
}

/** Through the one page of the checkout to the page of the test provider. */
async function throughTheCheckout(page: Page, look: (what: string) => Promise<void> = async () => {}): Promise<void> {
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kasse' })).toBeVisible();
  await look('checkout');
  await page.getByLabel('Vorname').fill('Kim');
  await page.getByLabel('Nachname').fill('Lang');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(`kim.${unique()}@kunde.example`);
  for (const name of [/AGB/, /Datenschutzerklärung/, /Widerrufsbelehrung/]) {
    await page.getByRole('checkbox', { name }).check();
  }
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Testzahlung' })).toBeVisible();
}

const looksAccessible = (page: Page) => (what: string) => expectAccessible(page, what);

/** In Augsburg, which is not far from one of them. */
const HERE = { latitude: 48.37, longitude: 10.9 };

test('a box is found, paid for, and there is a way to its key', { tag: '@phone' }, async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(HERE);
  await enter(page);
  await page.getByRole('link', { name: 'In meiner Nähe' }).click();
  await page.getByRole('button', { name: 'In meiner Nähe' }).click();
  await expect(page.getByRole('heading', { name: 'In der Nähe von Ihrem Standort' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('München Hauptbahnhof');
  await intoTheCart(page, looksAccessible(page));
  await expect(page.getByRole('timer')).toContainText(/noch 1[45]:\d\d/);
  await throughTheCheckout(page, looksAccessible(page));
  await page.getByRole('button', { name: 'Erfolgreich bezahlen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Bestellung' })).toBeVisible();
  await expect(page.getByText('in ein bis zwei Minuten per E-Mail')).toBeVisible();
  // The rental follows the payment within a moment; the page hears of it by itself.
  await expect(page.getByRole('link', { name: 'Zur Miete' })).toHaveAttribute('href', /^\/miete\/[\w-]{20,}$/);
  // The confirmation is the key: the box opens from here.
  await expect(page.getByText(/^\d{6}$/)).toBeVisible();
  await expectAccessible(page, 'confirmation');
  await page.getByRole('button', { name: 'Fach öffnen' }).click();
  await expect(page.getByText(/Fach \S+ ist offen/)).toBeVisible();
  await page.goto(`${SITE}/warenkorb`);
  await expect(page.getByText('Der Warenkorb ist leer', { exact: true })).toBeVisible();
});

test('without JavaScript it is the same way', async ({ browser, complaints }) => {
  const context: BrowserContext = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' });
  await complaints.listen(context);
  const page = await context.newPage();
  await intoTheCart(page);
  await expect(page.getByText(/Reserviert bis \d\d:\d\d/)).toBeVisible();
  await throughTheCheckout(page);
  await page.getByRole('button', { name: 'Erfolgreich bezahlen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Bestellung' })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: 'Zur Miete' })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await context.close();
});

test('what is missing is said at its field, and the keyboard gets there', async ({ page }) => {
  await intoTheCart(page);
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Angaben fehlen.');
  await page.getByRole('link', { name: 'Bitte Ihren Nachnamen angeben.' }).press('Enter');
  await expect(page.getByLabel('Nachname')).toBeFocused();
  // Back to the answer of a form, which no browser keeps, is back to its page.
  await page.goto('/');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Kasse' })).toBeVisible();
  await page.getByRole('link', { name: 'Warenkorb' }).first().click();
  await page.getByRole('button', { name: 'Warenkorb leeren' }).click();
  await expect(page.getByText('Der Warenkorb ist leer', { exact: true })).toBeVisible();
});
