import type { Page } from '@playwright/test';
import { expect, heading, newAddress, type SiteDoor } from './site.ts';

/** From the list of locations to two hours in the smallest free box, in the cart. This place never closes. */
export async function putBoxIntoCart(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Fach wählen: München Hauptbahnhof' }).first().click();
  await page.getByText('2 Stunden', { exact: true }).click();
  await page.getByRole('button', { name: 'Weiter zur Größe' }).click();
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(heading(page, 'Warenkorb')).toBeVisible();
}

/** Through the one page of the till to where one pays; of several ways to pay, this one. Answers the address it was ordered with. */
export async function orderCart(page: Page, email = newAddress(), way?: string): Promise<string> {
  await page.goto('/kasse');
  await page.getByLabel('Vorname').fill('Kim');
  await page.getByLabel('Nachname').fill('Lang');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  if (way) await page.getByRole('radio', { name: new RegExp(`^${way}`) }).check();
  await orderAgreed(page, [/AGB/, /Datenschutzerklärung/, /Widerrufsbelehrung/]);
  return email;
}

/** The same for a longer rental: who orders is known, and the terms of its contract stand. */
export async function orderKnown(page: Page): Promise<void> {
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await orderAgreed(page, [/Widerrufsbelehrung/]);
}

async function orderAgreed(page: Page, names: readonly RegExp[]): Promise<void> {
  for (const name of names) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
}

/** An extra payment belongs to a contract that is there already: the amount stands on the button, and nothing new is agreed to. */
export async function payExtra(page: Page): Promise<void> {
  await expect(heading(page, 'Kasse')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', { name: /€ zahlungspflichtig nachzahlen$/ }).click();
}

/** How the test payment ends. */
export async function payBy(page: Page, choice: 'Erfolgreich bezahlen' | 'Ablehnen' | 'Wird geprüft' | 'Abbrechen') {
  await expect(heading(page, 'Testzahlung')).toBeVisible();
  await page.getByRole('button', { name: choice }).click();
}

/** What everybody may see, without ever having ordered. */
export async function publicPages(site: SiteDoor): Promise<readonly string[]> {
  const munich = await (await site.renter()).locationIn('München');
  return [
    '/',
    '/?ort=Nirgendwo',
    `/standort/${munich}`,
    `/standort/${munich}?wann=jetzt&dauer=120`,
    '/warenkorb',
    '/anmelden',
    '/anmelden?gesendet=1',
    '/widerrufen',
    '/shop/agbs',
    '/shop/datenschutz',
    '/shop/widerruf',
    '/impressum',
    '/barrierefreiheit',
    '/cookies',
    '/terminal',
    '/gibt/es/nicht',
  ];
}
