import { expect, type Locator, type Page } from '@playwright/test';

/** A list narrower than this shows no name. */
const LEAST_WIDTH = 160;

/** After an @ the list of colleagues is seen whole, whatever edge the field stands at, and Enter takes the first of them. */
export async function expectMention(page: Page, field: Locator): Promise<void> {
  await field.fill('');
  await field.pressSequentially('Bitte @');
  const list = page.getByRole('listbox', { name: 'Teammitglieder' });
  const first = list.getByRole('option').first();
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect(list).toBeInViewport({ ratio: 1 });
  const { width } = (await list.boundingBox())!;
  expect(width).toBeGreaterThanOrEqual(LEAST_WIDTH);
  const name = await first.textContent();
  // What lies over the list would take the tap.
  await first.click({ trial: true });
  await field.press('Enter');
  await expect(field).toHaveValue(`Bitte @${name} `);
  await expect(list).toBeHidden();
  await field.fill('');
}
