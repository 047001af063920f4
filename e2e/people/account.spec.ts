import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { mailTo } from '../support/mailbox.ts';
import { expect, heading, SITE, test } from '../support/site.ts';
import type { Staff } from '../support/staff.ts';

const LOGIN = /Link zum Anmelden/;

async function askForLogin(page: Page, email: string): Promise<void> {
  await page.goto('/anmelden');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('button', { name: 'Link senden' }).click();
  await expect(heading(page, 'E-Mail prüfen')).toBeVisible();
}

/** The path the button of the mail leads to. */
async function linkOf(administrator: Staff, email: string): Promise<string> {
  const { bodyText } = await mailTo(administrator, email, LOGIN);
  return new RegExp(`${SITE}(/anmelden/\\S+)`).exec(bodyText)![1]!;
}

async function saved(page: Page, name: RegExp): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
  return readFile(await file.path());
}

test('a link of the mail signs in, once; the account shows rentals, orders and their invoices', {
  tag: '@phone-only',
}, async ({ site, staff }) => {
  const administrator = await staff.demo('franchisor');
  const rented = await (await site.renter()).rent();
  // Whoever wants to a page of the account is asked to sign in, and then comes there.
  const page = await site.open('/konto/bestellungen');
  await expect(heading(page, 'Anmelden')).toBeVisible();
  await expectAccessible(page, 'signing in');
  await page.getByLabel('E-Mail-Adresse').fill(rented.email);
  await page.getByRole('button', { name: 'Link senden' }).click();
  await expect(heading(page, 'E-Mail prüfen')).toBeVisible();
  await expectAccessible(page, 'a mail is under way');
  const link = await linkOf(administrator, rented.email);
  await page.goto(link);
  await expectAccessible(page, 'the link of the mail');
  await page.getByRole('button', { name: 'Jetzt anmelden' }).click();
  await expect(heading(page, 'Bestellungen')).toBeVisible();

  const order = page.getByRole('heading', { name: `Bestellung ${rented.orderNumber}` });
  await expect(order).toBeVisible();
  await expectAccessible(page, 'orders');
  await page.getByRole('link', { name: /^Rechnung / }).click();
  const pdf = await saved(page, /\.pdf speichern$/);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  await expectAccessible(page, 'an invoice');

  await page.goto('/konto');
  await expect(page.getByText(`Angemeldet als ${rented.email}`)).toBeVisible();
  await expectAccessible(page, 'the account');
  await page.getByRole('link', { name: /^Meine Mieten Fach öffnen/ }).click();
  await expect(page.getByRole('heading', { name: `Fach ${rented.boxNumber}, München Hauptbahnhof` })).toBeVisible();
  await expectAccessible(page, 'rentals of a customer');
  await page.getByRole('link', { name: 'Ansehen und öffnen' }).click();
  await expect(heading(page, `Fach ${rented.boxNumber}`)).toBeVisible();

  const stranger = await site.open(link);
  await stranger.getByRole('button', { name: 'Jetzt anmelden' }).click();
  await expect(stranger.getByRole('link', { name: 'Neuen Link anfordern' })).toBeVisible();
});

test('a code signs in; details, addresses, export; and who wants to go is told what stays', async ({ site, staff }) => {
  const administrator = await staff.demo('franchisor');
  const renter = await site.renter();
  const rented = await renter.rent();
  const page = await site.open('/');
  await askForLogin(page, rented.email);
  const { bodyText } = await mailTo(administrator, rented.email, LOGIN);
  const code = /\b\d{3} ?\d{3}\b/.exec(bodyText)![0].replace(' ', '');
  await page.getByLabel('Code aus der E-Mail').fill(code === '111111' ? '222222' : '111111');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByText('Falscher Code.').first()).toBeVisible();
  await page.getByLabel('Code aus der E-Mail').fill(code);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(heading(page, 'Mein Konto')).toBeVisible();

  await page.getByLabel('Mobilnummer').fill('0170 1234567');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText('Ihre Angaben sind gespeichert.')).toBeVisible();
  await expect(page.getByLabel('Mobilnummer')).toHaveValue('0170 1234567');

  await page.goto('/konto/adressen');
  await page.getByLabel('Bezeichnung').fill('Zuhause');
  await page.getByLabel('Straße und Hausnummer').fill('Lindenweg 4');
  await page.getByLabel('Postleitzahl').fill('80331');
  await page.getByLabel('Ort').fill('München');
  await page.getByRole('button', { name: 'Adresse speichern' }).click();
  await expect(page.getByRole('heading', { name: 'Zuhause' })).toBeVisible();
  await expectAccessible(page, 'addresses');

  await page.goto('/konto/daten');
  await page.getByRole('link', { name: 'Datei erstellen' }).click();
  const data = (await saved(page, /^Datei speichern/)).toString();
  for (const known of [rented.email, 'Lindenweg 4', '0170 1234567', rented.orderNumber]) expect(data).toContain(known);
  await expectAccessible(page, 'the data of a customer');

  await page.getByRole('link', { name: 'Löschen vorbereiten' }).click();
  await expect(page.getByText('Eine Miete läuft oder beginnt noch.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Konto endgültig löschen' })).toBeDisabled();
  await renter.ask('POST', '/public/rental/end', { key: rented.key, confirmedEmpty: true });
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Konto endgültig löschen' })).toBeEnabled({ timeout: 1000 });
  }).toPass();
  await expect(page.getByText(/^Aufbewahrungspflicht für Rechnungen: \d+ Jahre/)).toBeVisible();
  await expectAccessible(page, 'what an erasure takes and what stays');
  await page.getByLabel('Ihre E-Mail-Adresse zur Bestätigung').fill(rented.email);
  await page.getByRole('button', { name: 'Konto endgültig löschen' }).click();
  await expect(heading(page, 'Ihr Konto ist gelöscht')).toBeVisible();
  await page.goto('/konto');
  await expect(heading(page, 'Anmelden')).toBeVisible();
});
