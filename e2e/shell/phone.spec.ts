import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

/** Of the height, on a phone of 390 × 844. */
const MOST_OF_HEIGHT = 0.2;
const LEAST_ROWS = 4;

const bar = (page: Page) => page.getByRole('navigation', { name: 'Schnellzugriff' });
const heightOf = (page: Page) => page.viewportSize()!.height;

/** Where the bar begins: what lies below cannot be seen. */
async function floorOf(page: Page): Promise<number> {
  await expect(bar(page)).toBeVisible();
  const { y, height } = (await bar(page).boundingBox())!;
  expect(height).toBeLessThanOrEqual(56);
  expect(y + height).toBe(heightOf(page));
  return y;
}

/** Rows of the list that are whole above the bar, and hold a button. */
async function rowsInSight(page: Page, list: string): Promise<number> {
  const floor = await floorOf(page);
  const rows = page.getByRole('list', { name: list }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  let count = 0;
  for (const row of await rows.all()) {
    const button = await row.getByRole('button').first().boundingBox();
    const box = (await row.boundingBox())!;
    if (button && box.y >= 0 && box.y + box.height <= floor) count++;
  }
  return count;
}

test('lists show four rows with their main action, and the last row ends above the bar', {
  tag: '@phone-only @phone',
}, async ({ staff }) => {
  const page = await (await staff.demo('franchisor')).open('/admin/locks');
  expect(await rowsInSight(page, 'Schlösser und Fächer')).toBeGreaterThanOrEqual(LEAST_ROWS);
  await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
  const last = page.getByRole('main').getByRole('button').last();
  await expect(last).toBeInViewport({ ratio: 1 });
  const box = (await last.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(await floorOf(page));
  const shop = await (await staff.demo('merchant')).open('/admin/orders');
  expect(await rowsInSight(shop, 'Aufträge')).toBeGreaterThanOrEqual(LEAST_ROWS);
});

test('controls of boards and calendar take a fifth of the height; the first figures stand in the first screen', {
  tag: '@phone-only @phone',
}, async ({ staff }) => {
  const page = await (await staff.demo('merchant')).open('/backend/chat/t/board');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Küche und Service/ })
    .last()
    .click();
  const column = page.getByRole('heading', { level: 2 }).first();
  await expect(column).toBeVisible();
  expect((await column.boundingBox())!.y).toBeLessThanOrEqual(heightOf(page) * MOST_OF_HEIGHT + 16);
  await page.goto('/admin/appointments');
  const views = page.getByRole('radiogroup', { name: 'Ansicht' });
  await expect(views).toBeVisible();
  const { y, height } = (await views.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(heightOf(page) * MOST_OF_HEIGHT);
  await page.goto('/statistics');
  const figures = page.getByRole('main').locator('[data-first-figures], dl').first();
  await expect(figures).toBeVisible();
  expect((await figures.boundingBox())!.y).toBeLessThanOrEqual(heightOf(page) / 2);
});
