import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

const tile = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const rowsOf = (page: Page): Locator =>
  page
    .getByRole('table', { name: 'Meldungen' })
    .locator('tbody tr')
    .or(page.getByRole('list', { name: 'Meldungen' }).locator('> li'));

test('alerts stand first on the overview, then business and walls; batteries follow', async ({ staff }) => {
  const page = await (await staff.demo('franchisor')).open('/admin/dashboard');
  const names = page.getByRole('heading', { level: 2, name: /^(Wände|Meldungen|Geschäft im Monat|Batterien)$/ });
  await expect(names).toHaveText(['Meldungen', 'Geschäft im Monat', 'Wände', 'Batterien']);
  for (const place of ['Berlin Alexanderplatz', 'München Hauptbahnhof', 'Köln Neumarkt', 'Hamburg Dammtor']) {
    await expect(tile(page, 'Wände').getByRole('link', { name: place })).toBeVisible();
  }
  await expect(tile(page, 'Meldungen').getByText('Offen', { exact: true })).toBeVisible();
  await expect(tile(page, 'Batterien')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page, 'overview of a franchisor');
});

test('a number of the walls leads to just those boxes', async ({ staff }) => {
  const page = await (await staff.demo('franchisor')).open('/admin/dashboard');
  const row = tile(page, 'Wände').getByRole('row').filter({ hasText: 'München Hauptbahnhof' });
  const numbers = [
    [0, /^\/admin\/locks\?state=free&location=[0-9a-f-]{36}$/],
    [1, /^\/admin\/locks\?state=rented&state=overrun&location=[0-9a-f-]{36}$/],
    [2, /^\/admin\/locks\?state=out_of_service&location=[0-9a-f-]{36}$/],
  ] as const;
  for (const [column, address] of numbers) {
    // The walls live on meanwhile: a reservation that runs out between two looks is no difference.
    await expect(async () => {
      await page.goto('/admin/dashboard');
      const number = row.getByRole('cell').nth(column).getByRole('link');
      const count = await number.textContent();
      await number.click();
      const { pathname, search } = new URL(page.url());
      expect(pathname + search).toMatch(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Schlösser und Fächer ${count}`, {
        timeout: 5_000,
      });
    }).toPass();
  }
});

test('a battery that is nearly empty is reported by itself, and its number leads to its alerts', async ({ staff }) => {
  const franchisor = await staff.demo('franchisor');
  const batteries = async () => {
    const counts = (await (await franchisor.call('GET', '/private/alerts/counts')).json()) as {
      byKind: Partial<Record<string, number>>;
    };
    return counts.byKind.battery_low ?? 0;
  };
  // The virtual lock says it with its next report.
  test.setTimeout(300_000);
  await expect.poll(batteries, { timeout: 240_000 }).toBeGreaterThanOrEqual(2);

  const page = await franchisor.open('/admin/dashboard');
  const alerts = tile(page, 'Meldungen');
  await expect(async () => {
    await page.goto('/admin/dashboard');
    const normal = alerts.getByRole('link', { name: /^Normal/ });
    const count = Number(/\d+/.exec((await normal.textContent()) ?? '')?.[0]);
    await normal.click();
    await expect(page).toHaveURL('/admin/alerts?priority=normal');
    await expect(rowsOf(page)).toHaveCount(count, { timeout: 5_000 });
  }).toPass();

  await page.goto('/admin/dashboard/alerts');
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /^Batterie schwach\d/ })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL('/admin/alerts?kind=battery_low');
  await expect(rowsOf(page)).toHaveCount(await batteries());
  await expect(rowsOf(page).first()).toContainText('Batterie schwach');

  await page.goto('/admin/dashboard');
  const visits = tile(page, 'Batterien');
  const weak = visits.getByRole('listitem').filter({ hasText: 'zu schwach' });
  await expect(weak.first()).toBeVisible();
  await weak.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/locks\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Wegen schwacher Batterie stillgelegt')).toBeVisible();
});
