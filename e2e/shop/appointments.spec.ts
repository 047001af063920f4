import { ownPort } from '../setup/ports.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, heading, newAddress, test } from '../support/site.ts';
import { DEMO_PASSWORD } from '../support/staff.ts';

const SALON = `http://salon.localhost:${ownPort()}`;
const PHONE = 390;

test('an appointment is booked without scripts, and stands in the calendar of the salon', async ({ site, staff }) => {
  const page = await site.open('/termine', { at: SALON, width: PHONE, hasScripts: false });
  await expect(heading(page, 'Termin buchen')).toBeVisible();
  await page.getByRole('link', { name: /^Auswählen\s?: Damenhaarschnitt$/ }).click();
  await expect(heading(page, 'Damenhaarschnitt')).toBeVisible();
  await expect(page.getByText('Wählen Sie zuerst eine Variante.')).toBeVisible();
  await page.getByRole('link', { name: /^Langes Haar/ }).click();
  await page.getByRole('link', { name: /^Pflegekur/ }).click();
  await page.getByRole('link', { name: /^Deniz/ }).click();
  await expect(page.getByText(/87,00/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Spätere Tage' }).click();
  await page
    .getByRole('link', { name: /^\d\d:\d\d$/ })
    .last()
    .click();
  const email = newAddress();
  const name = `Ada ${email.split('@')[0]}`;
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  for (const name of [/AGB/, /Datenschutzerklärung/, /Widerrufsbelehrung/])
    await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Zahlungspflichtig buchen' }).click();
  await expect(page.getByText('Termin bestätigt')).toBeVisible();
  await expect(page.getByText('Damenhaarschnitt, Langes Haar, Pflegekur')).toBeVisible();
  const day = (await page.locator('time').first().getAttribute('datetime'))!.slice(0, 10);

  const owner = await staff.signIn({ email: 'chefin@salon-linde.example', password: DEMO_PASSWORD });
  const desk = await owner.open(`/admin/appointments?view=agenda&day=${day}`);
  await desk.getByText(name).first().click();
  await expect(desk.getByRole('dialog', { name: new RegExp(name) })).toContainText('Kunde, Website');
});

test('the pages of a booking and the calendar are for everybody', async ({ site, staff }) => {
  const page = await site.open('/termine', { at: SALON, width: PHONE });
  await expectAccessible(page, 'services');
  await page.getByRole('link', { name: /^Auswählen\s?: Damenhaarschnitt$/ }).click();
  await expect(heading(page, 'Damenhaarschnitt')).toBeVisible();
  await page.getByRole('link', { name: /^Kurzes Haar/ }).click();
  await expectAccessible(page, 'free times');
  await page
    .getByRole('link', { name: /^\d\d:\d\d$/ })
    .first()
    .click();
  await expect(heading(page, 'Kontaktdaten')).toBeVisible();
  await expectAccessible(page, 'who comes');

  const owner = await staff.signIn({ email: 'chefin@salon-linde.example', password: DEMO_PASSWORD });
  const desk = await owner.open('/admin/appointments');
  for (const view of ['week', 'day', 'month', 'agenda', 'day&rows=rooms']) {
    await desk.goto(`/admin/appointments?view=${view}`);
    await expect(desk.getByRole('region', { name: 'Kalender' })).toBeVisible();
    await expectAccessible(desk, `calendar, ${view}`);
  }
  await desk.goto('/admin/appointments/setup#staff');
  await expect(desk.getByText('Franziska', { exact: true })).toBeVisible();
  await expectAccessible(desk, 'staff of appointments');
});
