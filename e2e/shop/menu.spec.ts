import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, heading, newAddress, SHOP, test } from '../support/site.ts';

const PHONE = 390;
/** Within the first area of the demo. */
const NEAR = '50823';
/** Sold in the demo, and worth more than a pizza. */
const DEMO_GIFT = 'BE11-AG1F-TDEM-0026';

test('a guest looks through the menu, finds, opens and takes something', async ({ site }) => {
  const page = await site.open('/', { at: SHOP, width: PHONE });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pizza aus dem Steinofen');
  await expectAccessible(page, 'first page of a merchant');
  await page.getByRole('link', { name: /Jetzt bestellen|Ansehen/ }).click();
  await expect(heading(page, 'Speisekarte')).toBeVisible();
  await expectAccessible(page, 'menu');

  const categories = page.getByRole('navigation', { name: 'Kategorien' });
  await categories.getByRole('link').last().click();
  await expect(categories.getByRole('link').last()).toHaveAttribute('aria-current', 'location');

  await page.getByRole('searchbox').fill('margh');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([/Margherita/]);
  await page.getByRole('link', { name: /Margherita/ }).click();
  const sheet = page.getByRole('dialog', { name: /Margherita/ });
  await expect(sheet.getByRole('button', { name: /In den Warenkorb .*€/ })).toBeVisible();
  await expectAccessible(page, 'item over the menu');
  await page.goBack();
  await expect(sheet).toBeHidden();

  await page.getByRole('link', { name: /Margherita/ }).click();
  await sheet.getByRole('button', { name: 'Mehr: Menge' }).click();
  await sheet.getByRole('button', { name: /In den Warenkorb/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('region', { name: 'Warenkorb' })).toContainText('2 Artikel');
  await expect(page.getByRole('link', { name: 'Warenkorb (2 im Warenkorb)' })).toBeVisible();
  await expect(page).toHaveURL(/\/shop\?suche=margh$/);
});

test('a pizza comes to the door and is paid there', async ({ site }) => {
  const page = await site.open('/shop?suche=margh', { at: SHOP, width: PHONE });
  await page.getByRole('link', { name: /Margherita/ }).click();
  const sheet = page.getByRole('dialog', { name: /Margherita/ });
  await sheet.getByRole('button', { name: 'Mehr: Menge' }).click();
  await sheet.getByRole('button', { name: /In den Warenkorb/ }).click();
  await expect(sheet).toBeHidden();
  await page.goto('/warenkorb');
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  const total = page.getByRole('complementary').getByText('Lieferkosten');
  await page.getByText('Lieferung', { exact: true }).click();
  await page.getByLabel('Postleitzahl').fill('abcde');
  await expect(page.getByLabel('Postleitzahl')).toHaveAttribute('aria-invalid', 'true');
  // Applied by itself: nobody has to take it over.
  await page.getByLabel('Postleitzahl').fill(NEAR);
  await expect(page.getByText(/^Lieferung nach /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Übernehmen' })).toHaveCount(0);
  await page.getByLabel('Gutschein oder Rabattcode').fill('GIBT-ES-NICHT');
  await page.getByRole('button', { name: 'Einlösen' }).click();
  await expect(page.getByLabel('Gutschein oder Rabattcode')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'cart with goods');
  await page.getByLabel('Gutschein oder Rabattcode').fill('');
  await page.getByRole('button', { name: 'Zur Kasse' }).click();

  await expect(heading(page, 'Kasse')).toBeVisible();
  await expect(total).toBeVisible();
  await expect(page.getByLabel('Postleitzahl').first()).toHaveValue(NEAR);
  const street = page.getByLabel('Straße und Hausnummer').first();
  await street.fill('Venloer Straße 4');
  await street.blur();
  await page.reload();
  await expect(street).toHaveValue('Venloer Straße 4');
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'till, refused');
  await expect(street).toHaveValue('Venloer Straße 4');
  // The postcode has said the town.
  await expect(page.getByLabel('Ort', { exact: true }).first()).toHaveValue('Köln');
  await page.getByLabel('Vorname').fill('Kim');
  await page.getByLabel('Nachname').fill('Lang');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(newAddress());
  await page.getByText('Morgen', { exact: true }).click();
  await expect(page.getByLabel(/^Uhrzeit am /).filter({ visible: true })).toHaveCount(1);
  await page.getByText('Bar', { exact: true }).click();
  await expect(page.getByText('2 × ')).toBeVisible();
  for (const name of [/AGB/, /Datenschutzerklärung/, /Widerrufsbelehrung/]) {
    await page.getByRole('checkbox', { name }).check();
  }
  await expectAccessible(page, 'till with goods');
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await expect(heading(page, 'Vielen Dank für Ihre Bestellung')).toBeVisible();
  await expectAccessible(page, 'order that is paid at the door');
});

/** From a dish in the cart, to be laid into a box, through the test provider to the page of the order. */
async function orderIntoBox(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Margherita/ }).click();
  const sheet = page.getByRole('dialog', { name: /Margherita/ });
  await sheet.getByRole('button', { name: /In den Warenkorb/ }).click();
  await expect(sheet).toBeHidden();
  await page.goto('/warenkorb');
  await page.getByText('Abholfach', { exact: true }).click();
  await page.getByRole('button', { name: 'Zur Kasse' }).click();
  await page.getByLabel('Vorname').fill('Kim');
  await page.getByLabel('Nachname').fill('Lang');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(newAddress());
  // Nobody takes cash at a box: there is nothing to choose.
  await expect(page.getByText('Zahlungsart: Testzahlung')).toBeVisible();
  for (const name of [/AGB/, /Datenschutzerklärung/, /Widerrufsbelehrung/]) {
    await page.getByRole('checkbox', { name }).check();
  }
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await page.getByRole('button', { name: 'Erfolgreich bezahlen' }).click();
  await expect(heading(page, 'Vielen Dank für Ihre Bestellung')).toBeVisible();
}

test('an order goes into a box, and its customer opens it', async ({ site, staff }) => {
  const page = await site.open('/shop?suche=margh', { at: SHOP, width: PHONE });
  await orderIntoBox(page);
  const boxes = page.getByRole('region', { name: /^Fach \d+$/ });
  await expect(boxes).toContainText('reserviert');
  const box = (await boxes.getAttribute('aria-label'))!;

  const chef = await staff.demo('merchant');
  const kitchen = await chef.openLive('/admin/kitchen');
  await kitchen.setViewportSize({ width: 1280, height: 800 });
  const ticket = kitchen.getByRole('article').filter({ has: kitchen.getByRole('region', { name: box, exact: true }) });
  await ticket.getByRole('button', { name: 'Annehmen' }).click();
  await ticket.getByRole('button', { name: `In ${box} legen` }).click();
  await expectAccessible(kitchen, 'kitchen with a box');
  // The door of the simulated box is closed by itself after a while.
  await expect(boxes.getByText(/^\d{6}$/)).toBeVisible();
  await expectAccessible(page, 'order in a box');

  await boxes.getByRole('button', { name: `${box} öffnen` }).click();
  await expect(page.getByText('nehmen Sie alles heraus')).toBeVisible();
  await expect(page.getByText('die Tür')).toHaveCount(1);
  await expect(boxes).toContainText('Abgeholt');
  const answer = await chef.call('GET', '/private/pickup');
  const { parcels } = (await answer.json()) as { parcels: { boxNumber: string }[] };
  expect(parcels.map(({ boxNumber }) => `Fach ${boxNumber}`)).not.toContain(box);
});

test('without JavaScript the same shop sells', async ({ site }) => {
  const page = await site.open('/shop?kost=vegan', { at: SHOP, hasScripts: false });
  await expect(page.getByRole('radio', { name: 'Vegan' })).toBeChecked();
  await page.goto('/shop');
  await page.getByRole('link', { name: /Margherita/ }).click();
  await page.getByRole('textbox', { name: 'Menge' }).fill('1000000000');
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('textbox', { name: 'Menge' }).fill('2');
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.getByRole('region', { name: 'Warenkorb' })).toContainText('2 Artikel');
});

test('nothing runs over the edge of a phone, nor with letters twice as large', async ({ site }) => {
  const page = await site.open('/shop', { at: SHOP, width: 360 });
  const item = await page.getByRole('link', { name: /Margherita/ }).getAttribute('href');
  for (const path of ['/', '/shop', '/shop?plz=abcde', item!]) {
    for (const size of ['100%', '200%']) {
      await page.goto(path);
      await page.evaluate(`document.documentElement.style.fontSize = '${size}'`);
      const widest = await page.evaluate<number>('document.documentElement.scrollWidth');
      expect.soft(widest, `width of ${path} at ${size}`).toBeLessThanOrEqual(360);
    }
  }
});

test('a gift voucher is bought, and one pays for a pizza without a provider', async ({ site }) => {
  const page = await site.open('/gutschein', { at: SHOP, width: PHONE });
  await expect(heading(page, 'Gutschein verschenken')).toBeVisible();
  await page.getByText('25,00 €', { exact: true }).click();
  await page.getByLabel('Empfänger').fill('Ben');
  await page.getByLabel('Vorname').fill('Kim');
  await page.getByLabel('Nachname').fill('Lang');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(newAddress());
  await expectAccessible(page, 'gift voucher');
  for (const name of [/AGB/, /Datenschutzerklärung/, /Widerrufsbelehrung/]) {
    await page.getByRole('checkbox', { name }).check();
  }
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await page.getByRole('button', { name: 'Erfolgreich bezahlen' }).click();
  await expect(heading(page, 'Vielen Dank für Ihre Bestellung')).toBeVisible();

  await page.goto('/shop?suche=margh');
  await page.getByRole('link', { name: /Margherita/ }).click();
  const sheet = page.getByRole('dialog', { name: /Margherita/ });
  await sheet.getByRole('button', { name: /In den Warenkorb/ }).click();
  await expect(sheet).toBeHidden();
  await page.goto('/warenkorb');
  await page.getByText('Abholung', { exact: true }).click();
  await page.getByLabel('Gutschein oder Rabattcode').fill(DEMO_GIFT);
  await page.getByRole('button', { name: 'Einlösen' }).click();
  await expect(page.getByText('Restbetrag')).toBeVisible();
  await expectAccessible(page, 'cart with a gift voucher');
  await page.getByRole('button', { name: 'Zur Kasse' }).click();
  await page.getByLabel('Vorname').fill('Ben');
  await page.getByLabel('Nachname').fill('Lang');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(newAddress());
  // Nothing is left to pay, so nobody is asked how.
  for (const name of [/AGB/, /Datenschutzerklärung/, /Widerrufsbelehrung/]) {
    await page.getByRole('checkbox', { name }).check();
  }
  await page.getByRole('button', { name: 'Zahlungspflichtig mit Gutschein bestellen' }).click();
  await expect(heading(page, 'Vielen Dank für Ihre Bestellung')).toBeVisible();
  await page.goto('/gutschein/guthaben');
  await page.getByLabel('Gutscheincode').fill(DEMO_GIFT);
  await page.getByRole('button', { name: 'Guthaben ansehen' }).click();
  await expect(page.getByText('eingelöst').first()).toBeVisible();
  await expectAccessible(page, 'balance of a gift voucher');
});
