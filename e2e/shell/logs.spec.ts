import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { choose, isSmall } from '../support/screens.ts';
import { newPerson } from '../support/staff.ts';

// A page of its own on a phone.
const CLOSE = { name: /^(Schließen|Zurück)$/ };

test('the log is searched by a person, narrowed by time and kind, read, and taken along as a file', {
  tag: '@phone',
}, async ({ staff }) => {
  const administrator = await staff.demo('franchisor');
  const person = await newPerson(administrator, ['reader']);
  const page = await administrator.open('/admin/dashboard');
  await choose(page, 'Log / Auswertung');
  await expect(entries(page).first()).toBeVisible();
  await expectAccessible(page, 'log');

  await page.getByRole('searchbox', { name: 'Suchen', exact: true }).fill(person.email);
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText('Benutzer angelegt');
  await page.getByText('Eigener Zeitraum', { exact: true }).click();
  await page.getByLabel('Bis', { exact: true }).fill('2020-01-01T00:00');
  await expect(page.getByRole('heading', { name: 'Nichts gefunden' })).toBeVisible();
  await page.getByText('7 Tage', { exact: true }).click();
  await expect(entries(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Tür' }).click();
  if (isSmall(page)) await page.getByRole('button', { name: 'Ergebnis zeigen' }).click();
  await expect(page.getByRole('heading', { name: 'Nichts gefunden' })).toBeVisible();
  await page.getByRole('button', { name: 'Betrifft: Tür entfernen' }).click();
  await expect(entries(page)).toHaveCount(1);
  if (isSmall(page)) await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Benutzer' }).click();
  if (isSmall(page)) {
    await expectAccessible(page, 'filters of the log');
    await page.getByRole('button', { name: 'Ergebnis zeigen' }).click();
  }
  await expect(page).toHaveURL(/time=week/);
  await expect(page).toHaveURL(/subject=user/);

  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Suchen', exact: true })).toHaveValue(person.email);
  await expect(page.getByRole('radio', { name: '7 Tage' })).toBeChecked();
  await expect(page.getByText('Betrifft: Benutzer')).toBeVisible();
  await expect(entries(page)).toHaveCount(1);

  await entries(page).getByRole('link').click();
  const sheet = page.getByRole('dialog', { name: 'Benutzer angelegt' });
  await expect(sheet.getByRole('link', { name: 'Katrin Vogel' })).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'Änderungen' })).toBeVisible();
  await expect(sheet.getByText(person.lastName)).toBeVisible();
  await expectAccessible(page, 'an entry of the log');
  await sheet.getByRole('button', CLOSE).click();
  await expect(page).toHaveURL(/subject=user/);

  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportieren' }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toMatch(/^log-\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...lines] = (await readFile(await file.path(), 'utf8'))
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
  expect(head).toBe('Zeitpunkt;Ereignis;Standort;Fach;Person;Vorgang;Art');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('Benutzer angelegt');
});

test('a call from outside is read but not repeated, and none is sent to where it is not allowed', async ({ staff }) => {
  const administrator = await staff.demo('franchisor');
  const person = await newPerson(administrator, ['reader']);
  const path = `/private/user/${person.id}`;
  expect((await administrator.call('DELETE', path)).status()).toBe(200);

  const page = await administrator.open(`/admin/request-logs?q=${person.id}`);
  // Calls are written down a moment later, together.
  await expect(async () => {
    await page.reload();
    await expect(entries(page).first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText('Eingehend');
  await expect(entries(page)).toContainText('200');
  await expectAccessible(page, 'calls');

  const reason = 'Dieser Aufruf kam von außen. Nur vom Server gesendete Aufrufe sind wiederholbar.';
  await entries(page).getByRole('link').click();
  const sheet = page.getByRole('dialog', { name: new RegExp(`^DELETE .*${person.id}`) });
  await expect(sheet.getByText('Katrin Vogel')).toBeVisible();
  const replay = sheet.getByRole('button', { name: 'Wiederholen' });
  await expect(replay).toHaveAttribute('aria-disabled', 'true');
  await replay.focus();
  await replay.hover({ force: true });
  await expect(page.getByRole('tooltip').filter({ hasText: reason })).toBeVisible();
  await expectAccessible(page, 'a call');
  await sheet.getByRole('button', CLOSE).click();

  await page.getByRole('button', { name: 'GET-Aufruf senden' }).click();
  const form = page.getByRole('dialog', { name: 'GET-Aufruf senden' });
  await form.getByLabel('Adresse').fill('https://nirgends.journey.example/status');
  await form.getByRole('button', { name: 'Senden', exact: true }).click();
  await expect(
    form.getByText('nirgends.journey.example gehört nicht zu den erlaubten Zielen Ihrer Firma.').first(),
  ).toBeVisible();
  await expectAccessible(page, 'sending a call that is refused');
});

function entries(page: Page): Locator {
  return page
    .getByRole('row')
    .or(page.getByRole('list', { name: /^(Log \/ Auswertung|Server-Protokolle)$/ }).getByRole('listitem'))
    .filter({ has: page.getByRole('link') });
}
