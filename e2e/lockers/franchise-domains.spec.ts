import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { choose, isSmall } from '../support/screens.ts';
import { unique } from '../support/staff.ts';

// A page of its own on a phone.
const CLOSE = { name: /^(Schließen|Zurück)$/ };

test('a franchisee is added together with its first administrator, who is invited', async ({ staff }) => {
  const page = await (await staff.demo('franchisor')).open('/admin/dashboard');
  await choose(page, 'Franchisenehmer');
  await expect(rowOf(page, 'Zeitlager Hamburg')).toBeVisible();
  await expectAccessible(page, 'franchisees');

  const name = `Zeitlager Bremen ${unique()}`;
  const email = `birte.${unique()}@journey.example`;
  await page.getByRole('link', { name: 'Anlegen' }).click();
  const form = page.getByRole('dialog', { name: 'Franchisenehmer anlegen' });
  await form.getByRole('button', { name: 'Anlegen und einladen' }).click();
  await expect(form.getByRole('alert').first()).toBeFocused();
  await expect(form.getByRole('alert').first()).toContainText('E-Mail der Person');
  await expectAccessible(page, 'adding a franchisee with errors');

  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await form.getByLabel('Vollständiger Firmenname').fill(`${name} GmbH`);
  await form.getByRole('textbox', { name: 'Ort', exact: true }).fill('Bremen');
  await form.getByLabel('Beginn').fill('2026-10-01');
  await form.getByLabel('Vertragsende').fill('2026-09-30');
  await form.getByLabel('Anteil am Umsatz in Prozent').fill('12,5');
  await form.getByLabel('Vorname').fill('Birte');
  await form.getByLabel('Nachname').fill('Behrens');
  await form.getByLabel('E-Mail der Person').fill(email);
  await form.getByRole('button', { name: 'Anlegen und einladen' }).click();
  await expect(form.getByText(/Der Vertrag endet vor seinem Beginn/).first()).toBeVisible();
  await form.getByLabel('Vertragsende').fill('');
  await form.getByRole('button', { name: 'Anlegen und einladen' }).click();
  await expect(page.getByText(`${name} ist angelegt; die Willkommensmail an ${email} wird versendet.`)).toBeVisible();
  await expect(form).toBeHidden();

  await page.getByRole('searchbox', { name: 'Suchen' }).fill(email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Franchisenehmer 1');
  await rowOf(page, name).getByRole('link', { name, exact: true }).click();
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet.getByLabel('Anteil am Umsatz in Prozent')).toHaveValue('12,5');
  await expectAccessible(page, 'a franchisee');
  await sheet.getByRole('tab', { name: 'Benutzer 1' }).click();
  const people = sheet.getByRole('list', { name: `Benutzer von ${name}` });
  await expect(people).toContainText('Birte Behrens');
  await expect(people).toContainText('Eingeladen');
  await expectAccessible(page, 'people of a franchisee');
  await sheet.getByRole('tab', { name: 'Standorte 0' }).click();
  await expect(sheet.getByText('Noch keine Standorte')).toBeVisible();
});

test('a domain is added, its record copied and looked for, and it goes after a question', async ({ staff }) => {
  const page = await (await staff.demo('franchisor')).open('/admin/dashboard');
  await choose(page, 'Domains');
  await expect(rowOf(page, 'www.zeitlagercity.example')).toContainText('Aktiv');
  await expectAccessible(page, 'domains');

  const host = `www.${unique()}.example`;
  await page.getByRole('link', { name: 'Domain hinzufügen' }).click();
  const form = page.getByRole('dialog', { name: 'Domain hinzufügen' });
  await form.getByLabel('Domain', { exact: true }).fill(`https://${host}/`);
  await form.getByRole('button', { name: 'Domain hinzufügen' }).click();
  await expect(form.getByText(/ohne https:\/\/ und ohne Schrägstrich/).first()).toBeVisible();
  await expectAccessible(page, 'adding a domain with an error');
  await form.getByLabel('Domain', { exact: true }).fill(host);
  await form.getByRole('button', { name: 'Domain hinzufügen' }).click();
  await expect(page.getByText(`${host} ist angelegt.`)).toBeVisible();

  const sheet = page.getByRole('dialog', { name: host });
  await expect(sheet.getByText('Nachweis des Eigentums')).toBeVisible();
  await expect(sheet.getByText('Nicht geprüft').first()).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await sheet.getByRole('button', { name: 'Kopieren: TXT Wert' }).click();
  const copied = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(copied).not.toBe('');
  await expect(sheet.getByRole('definition').filter({ hasText: copied }).first()).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Aktivieren' })).toHaveAccessibleDescription(/noch nicht verifiziert/);

  await sheet.getByRole('button', { name: 'Jetzt prüfen' }).click();
  await expect(page.getByText(`Der Eintrag für ${host} wurde noch nicht gefunden.`)).toBeVisible();
  // Whether or not somebody answers where the journeys run: the record is not there.
  await expect(sheet.getByText(/Kein passender TXT-Eintrag|Das DNS hat nicht geantwortet/).first()).toBeVisible();
  await expect(sheet.getByText('Nicht gefunden').first()).toBeVisible();
  await expectAccessible(page, 'a domain that waits for its record');

  await sheet.getByRole('button', { name: 'Löschen' }).click();
  const question = page.getByRole('dialog', { name: `${host} löschen?` });
  await expect(question.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
  await question.getByRole('button', { name: `${host} löschen` }).click();
  await expect(page.getByText(`${host} ist gelöscht.`)).toBeVisible();
  await expect(page).toHaveURL('/admin/domains');
  await expect(rowOf(page, host)).toHaveCount(0);
});

test('the last domain stays, and says why', async ({ staff }) => {
  const page = await (await staff.demo('franchisor')).open('/admin/dashboard');
  const host = 'www.zeitlagercity.example';
  await showOnly(page, host);
  await choose(page, 'Domains');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Domains 1');
  if (!isSmall(page)) {
    await expect(page.getByRole('button', { name: `Löschen: ${host}` })).toHaveAttribute('aria-disabled', 'true');
  }
  await rowOf(page, host).getByRole('link', { name: host }).click();
  const sheet = page.getByRole('dialog', { name: host });
  const remove = sheet.getByRole('button', { name: 'Löschen' });
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
  await expect(remove).toHaveAccessibleDescription(
    'Die letzte Domain lässt sich nicht löschen. Fügen Sie zuerst eine andere hinzu.',
  );
  await remove.click({ force: true });
  await expect(page.getByRole('dialog', { name: `${host} löschen?` })).toHaveCount(0);
  await sheet.getByRole('button', CLOSE).click();
  await expect(rowOf(page, host)).toBeVisible();
});

/** The demo's site lives under the others, and other journeys visit it: they are left out of the answer, not deleted. */
async function showOnly(page: Page, host: string): Promise<void> {
  await page.route('**/api/private/domains', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { domains: readonly { host: string }[] };
    await route.fulfill({ response, json: { ...answer, domains: answer.domains.filter((one) => one.host === host) } });
  });
}

function rowOf(page: Page, name: string): Locator {
  return page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name });
}
