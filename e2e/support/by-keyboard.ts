import { expect, type Locator, type Page } from '@playwright/test';

/** More than any screen has. */
const MOST_STOPS = 80;

/** Tabs on until the focus is there: what cannot be reached this way cannot be reached by keyboard at all. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
