import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { picture } from '../support/picture.ts';
import { newPerson } from '../support/staff.ts';

const tilesOf = (page: Page) => page.getByRole('heading', { level: 2, name: /^(Aufträge|Statistik)$/ });

test('everybody arranges their own overview, and can take back what they hid', { tag: '@phone' }, async ({ staff }) => {
  const administrator = await newPerson(await staff.demo('merchant'), ['administrator']);
  const page = await (await staff.signIn(administrator)).open('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /, Erika$/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Neu in dieser Version' })).toBeVisible();
  await expect(tilesOf(page)).toHaveText(['Aufträge', 'Statistik']);

  await page.getByRole('button', { name: /^(Übersicht anpassen|Anpassen)$/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Übersicht anpassen' });
  await drawer.getByRole('button', { name: 'Statistik nach oben' }).first().click();
  await drawer.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Die Übersicht ist gespeichert.')).toBeVisible();
  await page.reload();
  await expect(tilesOf(page)).toHaveText(['Statistik', 'Aufträge']);

  await page.getByRole('button', { name: 'Menü von „Aufträge“' }).click();
  await page.getByRole('menuitem', { name: 'Ausblenden' }).click();
  await expect(tilesOf(page)).toHaveText(['Statistik']);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(tilesOf(page)).toHaveText(['Statistik', 'Aufträge']);

  await page.getByRole('button', { name: /^(Übersicht anpassen|Anpassen)$/ }).click();
  await drawer.getByRole('button', { name: /^(Vorgabe meiner Rolle|Wie am Computer)$/ }).click();
  await expect(tilesOf(page)).toHaveText(['Aufträge', 'Statistik']);
});

test('a module fills the page by its address; one that does not exist says so', async ({ staff }) => {
  const page = await (await staff.demo('merchant')).open('/admin/dashboard/people');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benutzer und Anmeldungen');
  await page.getByRole('link', { name: 'Übersicht' }).last().click();
  await expect(page).toHaveURL('/admin/dashboard');
  await page.getByRole('button', { name: 'Info zu „Betrieb heute“' }).click();
  await expect(page.getByText(/^Öffnungsstatus, wartende Bestellungen/)).toBeVisible();
  await page.goto('/admin/dashboard/wetter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nicht gefunden');

  const technician = await (await staff.demo('technician')).open('/admin/dashboard/people');
  await expect(technician.getByRole('heading', { level: 1 })).toHaveText('Keine Berechtigung');
});

test('the house writes its own news, with a picture, and brings the product’s back', async ({ staff }) => {
  const administrator = await staff.demo('franchisee');
  try {
    const page = await administrator.open('/admin/dashboard/news/edit');
    await page.getByRole('button', { name: 'Seite hinzufügen' }).click();
    await page.getByRole('textbox', { name: 'Titel' }).fill('Neue Fächer am Hafen');
    await page
      .getByRole('textbox', { name: 'Text', exact: true })
      .fill('Ab Montag stehen 24 Fächer an der Kehrwieder.');
    await page.getByRole('textbox', { name: 'Link' }).fill('hafen');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('alert')).toContainText(/Link: .*https:/);
    await page.getByRole('textbox', { name: 'Link' }).fill('/admin/locks');
    await page
      .getByRole('group', { name: 'Bild' })
      .locator('input[type=file]')
      .setInputFiles(picture(400, [180, 83, 42]));
    await expect(page.getByText('Das Bild ist hochgeladen.')).toBeVisible();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();

    await page.goto('/admin/dashboard/news');
    const slide = page.getByRole('article').filter({ hasText: 'Neue Fächer am Hafen' });
    await expect(slide.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
    await slide.getByRole('link', { name: 'Ansehen: Neue Fächer am Hafen' }).click();
    await expect(page).toHaveURL('/admin/locks');

    await page.goto('/admin/dashboard/news/edit');
    await page.getByRole('button', { name: 'Mitgelieferte Neuigkeiten' }).click();
    // It is said for a few seconds only, and a busy browser may take as long for the click.
    await Promise.all([
      page.getByText('Die mitgelieferten Neuigkeiten sind wiederhergestellt.').waitFor(),
      page.getByRole('dialog').getByRole('button', { name: 'Eigene entfernen' }).click(),
    ]);
    await page.goto('/admin/dashboard/news');
    await expect(page.getByRole('article')).toHaveCount(7);
  } finally {
    await administrator.call('POST', '/private/dashboard/news', { data: { items: [] } });
  }
});

test('a timer runs on over a reload and on a second device, and stops on both', async ({ staff }) => {
  const person = await newPerson(await staff.demo('merchant'), ['staff']);
  const desk = await (await staff.signIn(person)).openLive('/admin/dashboard', 'time-log');
  await desk.getByRole('button', { name: 'Zeit starten für Service' }).click();
  await expect(desk.getByRole('timer')).toHaveText(/^00:00:\d\d$/);
  await desk.reload();
  await expect(desk.getByRole('timer')).toBeVisible();
  await expect(desk).toHaveTitle(/^▶ 00:0\d · Übersicht/);

  const phone = await (await staff.signIn(person)).openLive('/admin/time-log', 'time-log');
  await expect(phone.getByRole('timer')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Zeit starten für Küche' })).toBeDisabled();
  await phone.getByRole('button', { name: 'Zeit für Service stoppen' }).click();
  const popover = phone.getByRole('dialog', { name: 'Zeit für Service stoppen' });
  await expect(popover.getByRole('button', { name: 'Speichern' })).toBeDisabled();
  await expectAccessible(phone, 'stopping a timer');
  await popover.getByLabel('Beschreibung').fill('Tische eingedeckt');
  await popover.getByLabel('Hashtags').fill('#mittag');
  await popover.getByRole('button', { name: 'Speichern' }).click();
  await expect(phone.getByRole('timer')).toHaveCount(0);
  await phone.getByRole('button', { name: 'Service aufklappen' }).click();
  await expect(phone.getByRole('list', { name: 'Ihre Zeiten' }).getByText('Tische eingedeckt')).toBeVisible();
  await expect(desk.getByRole('timer')).toHaveCount(0);
  await expect(desk).toHaveTitle(/^Übersicht/);
});
