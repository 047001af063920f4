import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { choose, isSmall } from '../support/screens.ts';
import { unique } from '../support/staff.ts';

// A page of its own on a phone.
const CLOSE = { name: /^(Schließen|Zurück)$/ };

test('a location is added, told in a second language, closed for a day, priced, and found again as it was saved', {
  tag: '@phone',
}, async ({ staff }) => {
  const page = await (await staff.demo('franchisor')).open('/admin/dashboard');
  await choose(page, 'Standorte');
  // The overview has rows with the same names, and stays until the list is there.
  await expect(page.getByRole('heading', { level: 1, name: /^Standorte/ })).toBeVisible();
  // A row of a phone has the figures; when a place is open stands on its page.
  if (!isSmall(page)) {
    await expect(rowOf(page, 'München Hauptbahnhof')).toContainText('rund um die Uhr geöffnet');
    await expect(rowOf(page, 'Berlin Alexanderplatz')).toContainText(/geöffnet bis|öffnet /);
    await expect(rowOf(page, 'Hamburg Dammtor')).toContainText(/geöffnet bis|öffnet /);
  }
  await expectAccessible(page, 'locations');

  const place = `Bremen ${unique()}`;
  await page.getByRole('link', { name: 'Standort anlegen' }).click();
  const sheet = page.getByRole('dialog', { name: 'Standort anlegen' });
  await sheet.getByRole('button', { name: 'Standort anlegen' }).click();
  await expect(sheet.getByRole('alert').first()).toBeFocused();
  await expect(sheet.getByRole('alert').first()).toContainText('Name');
  await sheet.getByRole('textbox', { name: 'Name', exact: true }).fill(place);
  await sheet.getByLabel('Straße und Hausnummer').fill('Bahnhofsplatz 15');
  await sheet.getByLabel('Postleitzahl').fill('28195');
  await sheet.getByRole('textbox', { name: 'Ort', exact: true }).fill('Bremen');
  await sheet.getByRole('button', { name: 'Standort anlegen' }).click();
  await expect(page.getByText(`${place} ist angelegt.`)).toBeVisible();

  // What is to be done before anything is sold stands on its page.
  await expect(page.getByRole('heading', { level: 1, name: place })).toBeVisible();
  const checklist = page.getByRole('region', { name: 'Verkaufsbereitschaft' });
  await expect(
    checklist.getByText('Noch keine Steuereinheit. Ohne Steuereinheit öffnet sich kein Fach.'),
  ).toBeVisible();
  await expectAccessible(page, 'page of a location');
  await checklist.getByRole('link', { name: 'Adresse eintragen' }).click();

  const editor = page.getByRole('dialog', { name: place });
  await expect(editor.getByLabel('E-Mail des Betreibers')).toBeInViewport();
  await editor.getByRole('tab', { name: 'Englisch, fehlt' }).click();
  await expect(editor.getByText('Fehlt. Kunden lesen den Text auf Deutsch.')).toBeVisible();
  await editor.getByRole('textbox', { name: 'Name', exact: true }).fill(`${place} Station`);
  await expect(editor.getByRole('tab', { name: 'Englisch, vorhanden' })).toBeVisible();

  await editor.getByRole('button', { name: 'Öffnungszeiten', exact: true }).click();
  await editor.getByRole('button', { name: 'Ausnahme hinzufügen' }).click();
  const firstDay = editor.getByLabel('Erster Tag');
  const tomorrow = await firstDay.inputValue();
  await editor.getByLabel('Anlass').fill('Inventur');
  await expect(editor.getByRole('button', { name: 'Inventur entfernen' })).toBeVisible();

  await expect(editor.getByText('Ohne Preisgruppe ist der Standort nicht buchbar.')).toBeVisible();
  const group = editor.getByRole('combobox', { name: 'Preisgruppe' });
  await group.click();
  // The list of choices makes room for itself where there is little: who meets it on the way taps again.
  await expect(async () => {
    if ((await group.inputValue()) === '') await page.getByRole('option', { name: 'Innenstadt' }).click();
    await expect(group).toHaveValue('Innenstadt', { timeout: 5_000 });
  }).toPass();
  await expect(editor.getByRole('row', { name: /^S / })).toContainText('6,00 €');
  await expectAccessible(page, 'editor of a location');
  await save(editor);

  await page.reload();
  await expect(editor.getByRole('tab', { name: 'Englisch, vorhanden' })).toBeVisible();
  await editor.getByRole('tab', { name: 'Englisch, vorhanden' }).click();
  await expect(editor.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(`${place} Station`);
  await expect(editor.getByLabel('Anlass')).toHaveValue('Inventur');
  await expect(firstDay).toHaveValue(tomorrow);
  await expect(group).toHaveValue('Innenstadt');

  await editor.getByRole('button', CLOSE).click();
  await expect(checklist.getByText('Noch keine Preisgruppe.')).toBeHidden();
  await page.getByRole('link', { name: 'Alle Standorte' }).click();
  await page.getByRole('searchbox', { name: 'Suchen' }).fill(`${place} Station`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Standorte 1');
  await expect(rowOf(page, place)).toContainText('Bremen');
});

test('leaving a location with changes asks, and nothing is lost by staying', async ({ staff }) => {
  const page = await (await staff.demo('franchisor')).open('/admin/locations');
  await rowOf(page, 'Köln Neumarkt').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Bearbeiten' }).click();
  const editor = page.getByRole('dialog', { name: 'Köln Neumarkt' });
  const street = editor.getByLabel('Straße und Hausnummer');
  await street.fill('Neumarkt 99');
  await editor.getByRole('button', CLOSE).click();
  const question = page.getByRole('dialog', { name: 'Änderungen verwerfen?' });
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(question).toBeHidden();
  await expect(street).toHaveValue('Neumarkt 99');
  await editor.getByRole('button', CLOSE).click();
  await question.getByRole('button', { name: 'Änderungen verwerfen' }).click();
  await expect(editor).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/locations\/[0-9a-f-]{36}$/);
  await page.getByRole('link', { name: 'Bearbeiten' }).click();
  await expect(street).toHaveValue('Neumarkt 8');
});

test('a price group says what a rental will cost while one types, and is removed again', async ({ staff }) => {
  const page = await (await staff.demo('franchisor')).open('/admin/locations');
  await page.getByRole('button', { name: 'Allgemeine Einstellungen' }).click();
  await page.getByRole('menuitem', { name: 'Preisgruppen' }).click();
  await expect(rowOf(page, 'Innenstadt')).toContainText(/S.*M.*L.*XL/);
  await expectAccessible(page, 'price groups');
  await rowOf(page, 'Innenstadt').getByRole('link', { name: 'Innenstadt' }).click();
  const present = page.getByRole('dialog', { name: 'Innenstadt' });
  await expect(present.getByRole('region', { name: 'Größe S' })).toContainText(
    '3 Std. = 6,00 € · 1 Tag = 9,00 € · 1 Woche = 34,00 €',
  );
  await expectAccessible(page, 'editor of a price group');
  await present.getByRole('button', CLOSE).click();

  const name = `Messe ${unique()}`;
  await page.getByRole('link', { name: 'Preisgruppe anlegen' }).click();
  const sheet = page.getByRole('dialog', { name: 'Preisgruppe anlegen' });
  await sheet.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  for (const size of ['M', 'L', 'XL']) {
    await sheet.getByRole('button', { name: `Preise der Größe ${size} entfernen` }).click();
  }
  const small = sheet.getByRole('region', { name: 'Größe S' });
  await expect(small).toContainText('Noch kein Preis');
  await small.getByLabel('Größe S, Preis je Stunde').fill('1,50');
  await expect(small).toContainText('3 Std. = 4,50 €');
  await small.getByLabel('Größe S, Preis je Stunde').fill('2,00');
  await expect(small).toContainText('3 Std. = 6,00 €');
  await small.getByLabel('Größe S, Preis je Tag').fill('5');
  await expect(small).toContainText('3 Std. = 5,00 € · 1 Tag = 5,00 € · 1 Woche = 35,00 €');
  await small.getByLabel('Mindestpreis').fill('7');
  await expect(small).toContainText('3 Std. = 7,00 €');
  await sheet.getByRole('button', { name: 'Preisgruppe anlegen' }).click();
  await expect(page.getByText(`Die Preisgruppe ${name} ist angelegt.`)).toBeVisible();

  const added = page.getByRole('dialog', { name });
  await expect(added.getByRole('region', { name: 'Größe S' })).toContainText('3 Std. = 7,00 €');
  // On a phone it lies over the buttons of the form.
  await page.getByRole('button', { name: 'Meldung schließen' }).click();
  await added.getByRole('button', { name: 'Löschen' }).click();
  const question = page.getByRole('dialog', { name: `Preisgruppe ${name} löschen?` });
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByText(`Die Preisgruppe ${name} ist gelöscht.`)).toBeVisible();
  await expect(page).toHaveURL('/admin/price-groups');
  await expect(rowOf(page, name)).toHaveCount(0);
});

function rowOf(page: Page, name: string): Locator {
  return page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name });
}

async function save(editor: Locator): Promise<void> {
  await editor.getByRole('button', { name: 'Speichern' }).click();
  await expect(editor.getByRole('status').filter({ hasText: 'Gespeichert' })).toBeVisible();
}

test('a limit of a location is changed after a look back, and given back to the network', async ({ staff }) => {
  const page = await (await staff.demo('franchisor')).open('/admin/limits');
  await rowOf(page, 'Köln Neumarkt').getByRole('link').first().click();
  const drawer = page.getByRole('dialog', { name: 'Köln Neumarkt' });
  await drawer.getByRole('button', { name: 'Warmhalten ändern' }).click();
  await drawer.getByRole('switch', { name: 'Schlösser warmhalten' }).click();
  await expect(drawer.getByText('Rückblick auf 30 Tage')).toBeVisible();
  await expect(drawer.getByText(/^Weckrufe$/)).toBeVisible();
  await expectAccessible(page, 'a limit with its look back');
  await drawer.getByRole('button', { name: 'Grenzwert speichern' }).click();
  await expect(page.getByText(/Warmhalten gespeichert: /)).toBeVisible();
  await page.reload();
  await expect(drawer.getByText(/alle .*Std/).first()).toBeVisible();
  await drawer.getByRole('button', { name: 'Warmhalten ändern' }).click();
  await drawer.getByRole('button', { name: /^Zurücksetzen/ }).click();
  await expect(drawer.getByRole('button', { name: /^Zurücksetzen/ })).toBeHidden();
});
