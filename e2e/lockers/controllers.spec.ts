import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { unique } from '../support/staff.ts';

/** The row of a device; on a phone its card. */
const rowOf = (page: Page, name: string): Locator =>
  page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ has: page.getByRole('link', { name }) });

test('controllers are seen online with their firmware, and one answers a ping', { tag: '@phone' }, async ({
  staff,
}) => {
  const page = await (await staff.demo('franchisor')).openLive('/admin/monitoring');
  await expect(page.getByRole('heading', { level: 1, name: /^Steuereinheiten \d+$/ })).toBeVisible();
  for (const name of ['Berlin 1', 'München 3', 'Köln 1', 'Hamburg 1']) {
    await expect(rowOf(page, name)).toContainText('online seit');
  }
  await expectAccessible(page, 'controllers');

  await page.getByRole('link', { name: 'Köln 1' }).click();
  const drawer = page.getByRole('dialog', { name: 'Köln 1' });
  await expect(factOf(drawer, 'Firmware')).toHaveText(/\d+\.\d+/);
  await expect(factOf(drawer, 'Standort').getByRole('link')).toHaveText('Köln Neumarkt');
  await expect(drawer.getByRole('link', { name: /^Fach \d+$/ }).first()).toBeVisible();
  const answered = page.waitForResponse((response) => response.url().includes('ping'));
  await drawer.getByRole('button', { name: 'Anpingen' }).click();
  expect((await answered).status()).toBe(200);
  await expect(factOf(drawer, 'Letzter Ping')).toHaveText(/^\d+ ms /);
  await expectAccessible(page, 'a controller');

  await drawer.getByRole('link', { name: 'In der Liste anzeigen' }).first().click();
  await expect(page).toHaveURL(/\/admin\/locks\?controller=[0-9a-f-]{36}$/);
});

test('a new controller shows its token once; renewing asks first, and archiving takes it away', async ({ staff }) => {
  const page = await (await staff.demo('franchisor')).open('/admin/monitoring');
  const name = `Keller ${unique()}`;
  await page.getByRole('link', { name: 'Steuereinheit anlegen' }).click();
  const form = page.getByRole('dialog', { name: 'Steuereinheit anlegen' });
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('combobox', { name: 'Standort' }).click();
  await page.getByRole('option', { name: 'Köln Neumarkt' }).click();
  await form.getByRole('button', { name: 'Steuereinheit anlegen' }).click();

  const provisioning = page.getByRole('dialog', { name: `${name} einrichten` });
  await expect(provisioning).toContainText('Das Token ist nur jetzt sichtbar.');
  await expect(provisioning.getByText('Wartet auf das Gerät …')).toBeVisible();
  await expect(provisioning.getByRole('img', { name: 'QR-Code mit Adresse und Token' })).toBeVisible();
  await expectAccessible(page, 'the token of a new controller');
  const first = await tokenIn(provisioning);
  await provisioning.getByRole('button', { name: 'Fertig' }).click();
  await expect(provisioning).toBeHidden();

  const drawer = page.getByRole('dialog', { name, exact: true });
  await expect(drawer).toContainText('nicht eingerichtet');
  await page.reload();
  await expect(drawer.getByRole('button', { name: 'Token erneuern' })).toBeVisible();
  await expect(provisioning).toBeHidden();
  expect(await page.content()).not.toContain(first);

  await drawer.getByRole('button', { name: 'Token erneuern' }).click();
  const question = page.getByRole('dialog', { name: `Token von ${name} erneuern?` });
  await expect(question).toContainText('Das bisherige Gerät wird sofort getrennt');
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(question).toBeHidden();
  await expect(provisioning).toBeHidden();
  await drawer.getByRole('button', { name: 'Token erneuern' }).click();
  await question.getByRole('button', { name: 'Token erneuern' }).click();
  await expect(provisioning).toBeVisible();
  expect(await tokenIn(provisioning)).not.toBe(first);
  await provisioning.getByRole('button', { name: 'Fertig' }).click();

  await drawer.getByRole('button', { name: 'Archivieren' }).click();
  const last = page.getByRole('dialog', { name: `${name} archivieren?` });
  await last.getByRole('button', { name: 'Archivieren' }).click();
  await expect(page.getByText(`${name} ist archiviert.`)).toBeVisible();
  await expect(page).toHaveURL('/admin/monitoring');
  await expect(rowOf(page, 'Köln 1')).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);
});

test('a controller with locks cannot be archived, and says why', async ({ staff }) => {
  const page = await (await staff.demo('franchisor')).open('/admin/monitoring');
  await page.getByRole('link', { name: 'Berlin 2' }).click();
  const archive = page.getByRole('dialog', { name: 'Berlin 2' }).getByRole('button', { name: 'Archivieren' });
  await expect(archive).toBeDisabled();
  await archive.hover({ force: true });
  await expect(page.getByRole('tooltip')).toContainText('sind Fächer zugeordnet');
});

test('terminals have a list of their own', async ({ staff }) => {
  const page = await (await staff.demo('franchisor')).open('/admin/terminals');
  await expect(page.getByRole('heading', { level: 1, name: /^Terminals \d+$/ })).toBeVisible();
  for (const city of ['Berlin', 'München', 'Köln', 'Hamburg']) {
    await expect(rowOf(page, `${city} Eingang`)).toContainText('online seit');
  }
  await expectAccessible(page, 'terminals');
});

/** What stands beside a word of a sheet. */
function factOf(sheet: Locator, name: string): Locator {
  return sheet
    .locator('dl > div')
    .filter({ has: sheet.page().getByText(name, { exact: true }) })
    .locator('dd');
}

async function tokenIn(dialog: Locator): Promise<string> {
  const token = (await dialog.locator('code').first().textContent()) ?? '';
  expect(token.length).toBeGreaterThan(20);
  return token;
}
