import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { menuOf } from '../support/screens.ts';
import type { Staff } from '../support/staff.ts';

type Box = { readonly id: string; readonly number: string; readonly path: string };
type Wall = { readonly locationId: string; readonly locationName: string };

/** Places of the franchisor, of which a franchisee must never read. */
const ELSEWHERE = /Berlin|München|Köln/;

const rowsOf = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('row')
    .or(page.getByRole('main').getByRole('listitem'))
    .filter({ has: page.getByRole('link') });

async function wallOf(staff: Staff, name: RegExp): Promise<Wall> {
  const { walls } = (await (await staff.call('GET', '/location/walls')).json()) as { walls: Wall[] };
  return walls.find(({ locationName }) => name.test(locationName))!;
}

/** With the address somebody has who came to it by the number of free boxes there. */
async function freeBoxAt(staff: Staff, place: RegExp): Promise<Box> {
  const { locationId } = await wallOf(staff, place);
  const data = { filter: { locationIds: [locationId], states: ['free'], isOnline: true }, sort: 'number' };
  const { locks } = (await (await staff.call('POST', '/location/locks', { data })).json()) as {
    locks: Omit<Box, 'path'>[];
  };
  const { id, number } = locks[0]!;
  return { id, number, path: `/admin/locks/${id}?state=free&location=${locationId}` };
}

test('a franchisee sees its own place and nothing of the others', async ({ staff }) => {
  const franchisee = await staff.demo('franchisee');
  const page = await franchisee.open('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const items = (await menuOf(page)).flatMap(([, names]) => names);
  for (const item of ['Franchisenehmer', 'Domains', 'Website']) expect(items).not.toContain(item);

  await page.goto('/admin/real-time-monitoring');
  await expect(page.getByRole('link', { name: 'Hamburg Dammtor' })).toBeVisible();
  await expectOnlyHamburg(page);
  await page.goto('/admin/locks');
  await expect(rowsOf(page).filter({ hasText: 'Hamburg Dammtor' }).first()).toBeVisible();
  await expectOnlyHamburg(page);
  await page.goto('/admin/logs');
  await expect(rowsOf(page).filter({ hasText: 'Hamburg Dammtor' }).first()).toBeVisible();
  await expectOnlyHamburg(page);
  await page.goto('/admin/alerts?state=all');
  await expect(page.getByRole('heading', { level: 1, name: 'Meldungen' })).toBeVisible();
  await expectOnlyHamburg(page);
  await page.goto('/admin/monitoring');
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page)).toContainText('Hamburg 1');
});

async function expectOnlyHamburg(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(ELSEWHERE);
}

test('a wall of somebody else is as unknown as one of nobody', async ({ staff }) => {
  const berlin = await wallOf(await staff.demo('franchisor'), /^Berlin/);
  const page = await (await staff.demo('franchisee')).open(`/admin/real-time-monitoring/${berlin.locationId}`);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nicht gefunden');
  await expect(main).toContainText('Diesen Standort gibt es nicht.');
  const said = await main.textContent();
  await page.goto('/admin/real-time-monitoring/019a0000-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nicht gefunden');
  await expect(main).toHaveText(said!);
});

test('a technician opens a free box, but sets up nothing', async ({ staff }) => {
  const technician = await staff.demo('technician');
  const box = await freeBoxAt(technician, /^Köln/);
  const page = await technician.openLive(box.path);
  const drawer = page.getByRole('dialog', { name: `Fach ${box.number}`, exact: true });
  await expect(drawer).toBeVisible();
  await drawer.getByRole('button', { name: 'Fach öffnen' }).click();
  const dialog = page.getByRole('dialog', { name: `Fach ${box.number} öffnen` });
  await dialog.getByRole('radio', { name: 'Test' }).check();
  await dialog.getByRole('button', { name: 'Fach öffnen' }).click();
  await expect(dialog.getByRole('status')).toContainText('Das Fach ist offen.');
  const steps = dialog.getByRole('list', { name: 'Verlauf der Öffnung' }).getByRole('listitem');
  await expect(steps.last()).toContainText(/^Offen.*erledigt/);
  await expectAccessible(page, 'an opening that went well');
  await dialog.getByRole('button', { name: 'Schließen' }).last().click();

  await drawer.getByRole('button', { name: 'Aktionen' }).click();
  for (const name of [/^Bearbeiten/, /^Archivieren/]) {
    const item = page.getByRole('menuitem', { name });
    await expect(item).toBeDisabled();
    await expect(item).toContainText('Deine Rolle darf Fächer nicht einrichten.');
  }
  await page.goto('/admin/locks?state=out_of_service');
  await expect(rowsOf(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Anlegen' })).toHaveCount(0);
  await page.goto('/admin/locks/new?state=out_of_service');
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Keine Berechtigung' })).toBeVisible();

  await page.goto('/admin/monitoring');
  await page.getByRole('link', { name: 'Köln 1' }).click();
  const device = page.getByRole('dialog', { name: 'Köln 1' });
  await expect(device.getByRole('button', { name: 'Anpingen' })).toBeVisible();
  await expect(device.getByRole('button', { name: /Bearbeiten|Archivieren|Token erneuern/ })).toHaveCount(0);
});

test('support opens a box only with a reason, which then stands in the log', async ({ staff }) => {
  const support = await staff.signIn(await staff.newPerson(await staff.demo('franchisor'), ['support']));
  const box = await freeBoxAt(support, /^München/);
  const page = await support.openLive(box.path);
  const drawer = page.getByRole('dialog', { name: `Fach ${box.number}`, exact: true });
  await expect(drawer).toBeVisible();
  await drawer.getByRole('button', { name: 'Fach öffnen' }).click();
  const dialog = page.getByRole('dialog', { name: `Fach ${box.number} öffnen` });
  await expect(dialog.getByText('Pflichtangabe für Ihre Rolle.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fach öffnen' }).click();
  await expect(dialog.getByText('Bitte geben Sie einen Grund an (mindestens 3 Zeichen).')).toBeVisible();
  await expectAccessible(page, 'an opening without its reason');
  await dialog.getByRole('textbox', { name: 'Grund' }).fill('Kundin am Telefon, Tür klemmt');
  await dialog.getByRole('button', { name: 'Fach öffnen' }).click();
  await expect(dialog.getByRole('status')).toContainText('Das Fach ist offen.');

  await page.goto(`${box.path}#logs`);
  await expect(page.getByText('Grund: Kundin am Telefon, Tür klemmt').first()).toBeVisible();
});

test('a merchant without boxes has nothing about them in the menu', async ({ staff }) => {
  const page = await (await staff.demo('merchantWithoutBoxes')).open('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const items = (await menuOf(page)).flatMap(([, names]) => names);
  expect(items).toContain('Aufträge');
  for (const item of ['Schlösser/Boxen', 'Terminals', 'Log / Auswertung', 'Echtzeit-Monitoring', 'Standorte']) {
    expect(items).not.toContain(item);
  }
});
