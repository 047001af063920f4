import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from './staff.ts';

/** Below this the navigation is a sheet behind the bar at the bottom. */
export function isSmall(page: Page): boolean {
  return page.viewportSize()!.width < 768;
}

/** The side navigation; on small screens it is opened first. */
export async function navigation(page: Page): Promise<Locator> {
  const nav = page.getByRole('navigation', { name: 'Hauptnavigation' });
  if (isSmall(page) && !(await nav.isVisible())) await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await expect(nav).toBeVisible();
  return nav;
}

/** Goes where an item of the menu leads. */
export async function choose(page: Page, item: string): Promise<void> {
  const nav = await navigation(page);
  const link = nav.getByRole('link', { name: item, exact: true }).first();
  await expect(nav.getByRole('link').first()).toBeVisible();
  if (!(await link.isVisible())) await unfold(nav);
  await link.click();
  // The sheet of a small screen goes by itself.
  if (isSmall(page)) await expect(nav).toBeHidden();
}

/** Opens every group of the menu that is folded. */
async function unfold(nav: Locator): Promise<void> {
  const folded = nav.getByRole('heading').getByRole('button', { expanded: false });
  // The last group comes once it is known whether a merchant has boxes.
  await expect(nav.getByRole('button', { name: 'System' })).toBeVisible();
  while ((await folded.count()) > 0) await folded.first().click();
}

/** The company, oneself, and the navigation below; on small screens behind the bar. */
export function sideBar(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Seitenleiste' });
}

/** The menu as a person reads it: each group with its items, in order. */
export async function menuOf(page: Page): Promise<readonly (readonly [group: string, items: readonly string[]])[]> {
  const nav = await navigation(page);
  await unfold(nav);
  const headings = await nav.getByRole('heading').allTextContents();
  const lists = await nav.getByRole('list').all();
  return Promise.all(
    headings.map(async (heading, at) => [heading, await lists[at]!.locator('a > span').allTextContents()]),
  );
}

export async function fillLogin(page: Page, { email, password }: Account): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Admin-Anmeldeseite' })).toBeVisible();
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
}

/** Signs in the way a person does. */
export async function signInByHand(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, account);
  await page.getByRole('button', { name: 'Einloggen' }).click();
}

/** The menu behind the three dots beside one's name. */
export async function openAccountMenu(page: Page): Promise<Locator> {
  await navigation(page);
  await page.getByRole('button', { name: /^Konto von / }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  return menu;
}
