import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { type Box, freeBoxes } from '../support/lockers.ts';
import { choose, isSmall, menuOf, navigation, sideBar } from '../support/screens.ts';

for (const who of ['franchisor', 'franchisee', 'merchant'] as const) {
  test(`nothing in the menu of a ${who} leads to an error`, async ({ staff }) => {
    const page = await (await staff.demo(who)).open('/admin/dashboard');
    const names = (await menuOf(page)).flatMap(([, items]) => items);
    for (const name of new Set(names.filter((each) => each !== 'Ausloggen'))) {
      await choose(page, name);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
        /^(Nicht gefunden|Keine Berechtigung|Fehler auf)/,
      );
      await expect((await navigation(page)).locator('[aria-current=page]')).toHaveCount(1);
    }
  });
}

test('a page that is as new as the server says nothing about versions', async ({ staff }) => {
  const page = await (await staff.demo('franchisee')).openLive('/admin/orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Neue Version verfügbar.')).toHaveCount(0);
});

test('links to boards carry the moment they were opened', async ({ staff }) => {
  const page = await (await staff.demo('merchant')).open('/admin/dashboard');
  await choose(page, 'Aufgaben');
  await expect(page).toHaveURL(/\/backend\/chat\/t\/board\/\d{13}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aufgaben');
});

test('the navigation folds and stays folded; on a phone it waits behind a button', { tag: '@phone' }, async ({
  staff,
}) => {
  const page = await (await staff.demo('merchant')).open('/admin/customers');
  const nav = page.getByRole('navigation', { name: 'Hauptnavigation' });
  if (isSmall(page)) {
    await expect(nav).toBeHidden();
    await navigation(page);
    await page.keyboard.press('Escape');
    await expect(nav).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeFocused();
    await choose(page, 'Termine');
    await expect(page).toHaveURL('/admin/appointments');
    await expect(nav).toBeHidden();
    return;
  }
  await page.getByRole('button', { name: 'Navigation einklappen' }).click();
  await expect(nav.getByText('Termine')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Navigation ausklappen' })).toBeVisible();
  await nav.getByRole('link', { name: 'Termine' }).click();
  await expect(page).toHaveURL('/admin/appointments');
  await page.getByRole('button', { name: 'Navigation ausklappen' }).click();
  await expect(nav.getByText('Termine')).toBeVisible();
});

test('a chat has the corner, and one seen by staff the whole width', async ({ staff }) => {
  const page = await (await staff.demo('merchant')).open('/chat/kunde@example.org/0123456789abcdef');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Menü öffnen$|^Navigation einklappen$/ })).toHaveCount(0);
  await page.goto('/chat/admin/1/kunde@example.org/0123456789abcdef');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sideBar(page)).toHaveCount(0);
});

test('the palette finds what one may open, and opens it', async ({ staff }) => {
  const page = await (await staff.demo('merchant')).open('/admin/orders');
  const palette = await ask(page, 'firmend');
  await expect(palette.getByRole('button')).toHaveText([/^Firmendaten/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/settings/company');
  await expect(palette).toBeHidden();
  // A screen that comes takes the focus.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Firmendaten');

  await ask(page, 'gibtesnicht');
  await expect(palette.getByText('Nichts gefunden')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();

  const technician = await (await staff.demo('technician')).open('/admin/locks');
  await expect((await ask(technician, 'benutzer')).getByText('Nichts gefunden')).toBeVisible();
});

test('a caller’s box is found by what they say and opened without leaving the screen', async ({ staff }) => {
  const administrator = await staff.demo('franchisor');
  const [box] = (await freeBoxes(administrator, 'Köln', { from: 4 })) as [Box];
  const page = await administrator.open('/admin/users');
  const palette = await ask(page, `fach ${box.number} köln`);
  // The first thing found is chosen already, and below it stands what can be done with it.
  await expect(palette.getByRole('button', { name: `Fach ${box.number} öffnen` })).toBeEnabled();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Fach ${box.number} öffnen` });
  await dialog.getByRole('button', { name: 'Fach öffnen' }).click();
  await expect(dialog.getByRole('status')).toContainText('Geöffnet');
  await expect(page).toHaveURL('/admin/users');
});

/** What a person does who knows the word. */
async function ask(page: Page, words: string): Promise<Locator> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+K');
  const palette = page.getByRole('dialog', { name: 'Suche' });
  await expect(palette.getByRole('textbox')).toBeFocused();
  await page.keyboard.type(words);
  return palette;
}

test('an address that does not exist has a page that says so, inside and outside', async ({ page, staff }) => {
  await page.goto('/gibt-es-nicht');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nicht gefunden');
  await page.getByRole('link', { name: 'Zur Übersicht' }).click();
  await expect(page).toHaveURL('/login');
  const inside = await (await staff.demo('merchant')).open('/admin/gibt-es-nicht');
  await expect(inside.getByRole('heading', { level: 1 })).toHaveText('Nicht gefunden');
  await expect(inside).toHaveTitle('Nicht gefunden · Trattoria Bella');
  await inside.getByRole('link', { name: 'Zur Übersicht' }).click();
  await expect(inside).toHaveURL('/admin/dashboard');
});

test('without a connection the house says so, and goes on by itself', async ({ staff, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket|dynamically imported module|preload CSS/);
  const page = await (await staff.demo('merchant')).open('/admin/orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'Keine Verbindung zum Server.' })).toBeVisible();
  await choose(page, 'Benutzer');
  await expect(page.getByRole('heading', { name: 'Keine Verbindung' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Benutzer');
  await expect(page.getByText('Keine Verbindung zum Server.')).toBeHidden();
});
