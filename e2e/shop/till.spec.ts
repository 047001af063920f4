import type { Page } from '@playwright/test';
import { expect, heading, newAddress, SHOP, STORE, test } from '../support/site.ts';

/** Within the first area of the demo, and in none. */
const [NEAR, FAR] = ['50823', '01067'];

const order = (page: Page) => page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });

test('the till keeps what was typed: back, reload, a second tab, an address outside, no network', async ({
  site,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket/);
  const page = await site.open('/shop?suche=margh', { at: SHOP });
  await page.getByRole('link', { name: /Margherita/ }).click();
  const sheet = page.getByRole('dialog', { name: /Margherita/ });
  await sheet.getByRole('button', { name: 'Mehr: Menge' }).click();
  await sheet.getByRole('button', { name: /In den Warenkorb/ }).click();
  await expect(sheet).toBeHidden();
  await page.goto('/warenkorb');
  await page.getByText('Lieferung', { exact: true }).click();
  await page.getByLabel('Postleitzahl').fill(NEAR);
  await expect(page.getByText('Lieferkosten', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Zur Kasse' }).click();
  await page.getByLabel('Vorname').fill('Kim');
  await page.getByLabel('Nachname').fill('Lang');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(newAddress());
  await page.getByLabel('Straße und Hausnummer').first().fill('Venloer Straße 4');
  await page.getByLabel('Nachname').focus();
  await page.reload();
  await expect(page.getByLabel('Vorname')).toHaveValue('Kim');
  await page.goBack();
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('Straße und Hausnummer').first()).toHaveValue('Venloer Straße 4');

  const postcode = page.getByLabel('Postleitzahl').first();
  await postcode.fill(FAR);
  await expect(page.getByText('außerhalb des Liefergebiets').first()).toBeVisible();
  await postcode.fill(NEAR);
  await expect(page.getByText(/^Lieferung nach /)).toBeVisible();

  // Another window puts something in: nothing is ordered that was not shown.
  const second = await page.context().newPage();
  await second.goto('/warenkorb');
  await second.getByRole('button', { name: /Menge erhöhen/ }).click();
  await expect(second.getByText('3', { exact: true }).first()).toBeVisible();
  await second.close();
  for (const name of [/AGB/, /Datenschutzerklärung/, /Widerrufsbelehrung/])
    await page.getByRole('checkbox', { name }).check();
  await order(page).click();
  await expect(page.getByRole('alert')).toContainText('Der Preis hat sich geändert');
  await expect(page.getByText('3 × ')).toBeVisible();

  await page.context().setOffline(true);
  await order(page).click();
  await expect(page.getByText('Nichts gesendet. Ihre Eingaben bleiben erhalten.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByLabel('Vorname')).toHaveValue('Kim');
});

test('a wrong code is said at the till and stops nobody', async ({ site }) => {
  const page = await site.open('/shop?suche=notizbuch', { at: STORE });
  await page.locator('main a[href*="/shop/artikel/"]').first().click();
  await page
    .getByRole('button', { name: /^In den Warenkorb/ })
    .first()
    .click();
  await expect(page.getByText(/ ist im Warenkorb\.$/)).toBeVisible();
  await page.goto('/warenkorb');
  await page.getByLabel('Gutschein oder Rabattcode').fill('FALSCH99');
  await page.getByRole('button', { name: 'Einlösen' }).click();
  await expect(page.getByText('Dieser Code ist ungültig.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Zur Kasse' }).click();
  await expect(heading(page, 'Kasse')).toBeVisible();
  await expect(page.getByText('Dieser Code ist ungültig.')).toBeVisible();
  await expect(order(page)).toBeEnabled();
});
