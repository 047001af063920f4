import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../support/axe.ts';
import { expect, heading, newAddress, STORE, test } from '../support/site.ts';

const PHONE = 390;

test('a parcel goes to Vienna for the price of its zone, and its buyer reviews what was in it', async ({
  site,
  staff,
}) => {
  const page = await site.open('/shop?suche=notizbuch', { at: STORE, width: PHONE });
  const item = (await page.locator('main a[href*="/shop/artikel/"]').first().getAttribute('href'))!;
  await page.goto(item);
  await expectAccessible(page, 'page of an item');
  await page
    .getByRole('button', { name: /^In den Warenkorb/ })
    .first()
    .click();
  await expect(page.getByText(/ ist im Warenkorb\.$/)).toBeVisible();
  await page.goto('/warenkorb');
  await page.getByRole('button', { name: 'Zur Kasse' }).click();
  await expect(heading(page, 'Kasse')).toBeVisible();
  const email = newAddress();
  await page.getByLabel('Vorname').fill('Kim');
  await page.getByLabel('Nachname').fill('Lang');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  const overview = page.getByRole('complementary').filter({ hasText: 'Gesamt' });
  await expect(overview).toContainText('4,90');
  await page.getByLabel('Land').first().selectOption('AT');
  await expect(overview).toContainText('9,90');
  await page.getByLabel('Straße und Hausnummer').first().fill('Ring 4');
  await page.getByLabel('Postleitzahl').first().fill('1010');
  await page.getByLabel('Ort').first().fill('Wien');
  await expectAccessible(page, 'till of a store');
  for (const name of [/AGB/, /Datenschutzerklärung/, /Widerrufsbelehrung/])
    await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await page.getByRole('button', { name: 'Erfolgreich bezahlen' }).click();
  await expect(heading(page, 'Vielen Dank für Ihre Bestellung')).toBeVisible();
  await expect(page.getByText(/Österreich/).first()).toBeVisible();
  const order = new URL(page.url()).pathname.split('/')[2];
  await expect(page.getByRole('link', { name: 'Bewertung schreiben' })).toHaveCount(0);

  const owner = await staff.demo('merchantWithoutBoxes');
  const { orders } = await (
    await owner.call('POST', '/private/orders', { data: { filter: { search: email } } })
  ).json();
  for (const [from, to] of [
    ['new', 'accepted'],
    ['accepted', 'done'],
  ]) {
    const data = { orderId: orders[0].id, tapId: randomUUID(), from, to };
    expect((await owner.call('POST', '/private/fulfilment/move', { data })).status()).toBe(200);
  }

  const title = `Liegt gut in der Hand ${email}`;
  await page.goto(`/bestellung/${order}`);
  await page.getByRole('link', { name: 'Bewertung schreiben' }).click();
  await expectAccessible(page, 'writing a review');
  await page.locator('label').filter({ hasText: '4 Sterne' }).click();
  await page.getByLabel('Überschrift').fill(title);
  await page.getByLabel('Ihre Erfahrung').fill('Das Papier <b>schlägt nicht durch</b>.');
  await page.getByRole('button', { name: 'Bewertung absenden' }).click();
  await expect(page.getByText('Vielen Dank für Ihre Bewertung')).toBeVisible();

  const desk = await owner.open(`/admin/item-reviews?q=${encodeURIComponent(email)}`);
  await expectAccessible(desk, 'reviews of items');
  await desk
    .getByRole('link', { name: /Notizbuch/ })
    .first()
    .click();
  const review = desk.getByRole('dialog').filter({ hasText: title });
  await review.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(desk.getByText('Die Bewertung ist veröffentlicht.')).toBeVisible();
  await page.goto(item);
  const shown = page.getByRole('article').filter({ hasText: title });
  await expect(shown).toContainText('<b>schlägt nicht durch</b>');
  await expect(shown).toContainText('Geprüfter Kauf');
});
