import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { rowsOf } from '../support/lockers.ts';
import { mailTo } from '../support/mailbox.ts';
import { expect, heading, newAddress, test } from '../support/site.ts';
import { unique } from '../support/staff.ts';

type Said = { readonly name: string; readonly email: string; readonly orderNumber: string };

/** From any page, in two steps and without signing in. */
async function withdraw(page: Page, { name, email, orderNumber }: Said): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await expect(heading(page, 'Vertrag widerrufen')).toBeVisible();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Ihr Name').fill(name);
  await page.getByLabel('E-Mail-Adresse für die Bestätigung').fill(email);
  await page.getByLabel('Bestellnummer').fill(orderNumber);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByText('Hiermit widerrufe ich den unten genannten Vertrag.')).toBeVisible();
}

test('somebody withdraws, has the receipt at once, and gets an answer', { tag: '@phone-only' }, async ({
  site,
  staff,
}) => {
  const administrator = await staff.demo('franchisor');
  const { email, orderNumber } = await (await site.renter()).rent();
  const name = `Kim ${unique()}`;
  const page = await site.open('/');
  await withdraw(page, { name, email, orderNumber });
  await expectAccessible(page, 'a withdrawal before it counts');
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(page.getByText('Ihr Widerruf ist eingegangen')).toBeVisible();
  await expect(page.getByText('Eingegangen am')).toBeVisible();
  await expectAccessible(page, 'the receipt of a withdrawal');
  const receipt = await mailTo(administrator, email, /^Eingangsbestätigung: Ihr Widerruf/);
  for (const said of [name, orderNumber, 'Hiermit widerrufe ich']) expect(receipt.bodyText).toContain(said);

  const desk = await administrator.open('/admin/withdrawals');
  await expect(heading(desk, 'Widerrufe')).toBeVisible();
  await expectAccessible(desk, 'withdrawals');
  await rowsOf(desk).filter({ hasText: name }).getByRole('link').first().click();
  const drawer = desk.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: orderNumber }).or(drawer.getByText(orderNumber)).first()).toBeVisible();
  await expectAccessible(desk, 'a withdrawal');
  await drawer.getByRole('button', { name: 'Wirksam, Rückzahlung folgt' }).click();
  await drawer.getByRole('button', { name: 'Antwort senden' }).click();
  await expect(desk.getByText(`Antwort an ${email} versendet.`)).toBeVisible();
  const answer = await mailTo(administrator, email, /^Zu Ihrem Widerruf/);
  expect(answer.bodyText).toContain('ist wirksam');
});

test('without JavaScript it is the same, for an order nobody knows too', async ({ site, staff }) => {
  const said = { name: `Robin ${unique()}`, email: newAddress('robin'), orderNumber: 'ZZZZ-9999' };
  const page = await site.open('/', { hasScripts: false });
  await withdraw(page, said);
  await page.getByRole('link', { name: 'Angaben ändern' }).click();
  await expect(page.getByLabel('Ihr Name')).toHaveValue(said.name);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(page.getByText('Ihr Widerruf ist eingegangen')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Eingegangen am')).toBeVisible();
  const administrator = await staff.demo('franchisor');
  await mailTo(administrator, said.email, /^Eingangsbestätigung/);
  const desk = await administrator.open('/admin/withdrawals');
  await rowsOf(desk).filter({ hasText: said.name }).getByRole('link').first().click();
  await expect(desk.getByRole('dialog').getByText('Keine Bestellung mit dieser Nummer')).toBeVisible();
});
