import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const GRAVE = ['serious', 'critical'];

/** Nothing serious in light, and the contrast holds in dark too. Lesser findings are noted with the journey. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await new AxeBuilder({ page }).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  await page.emulateMedia({ colorScheme: 'light' });
  const found = [
    ...light.violations.map((violation) => ({ look: 'light', ...violation })),
    ...dark.violations.map((violation) => ({ look: 'dark', ...violation })),
  ].map(({ look, impact, id, help, nodes }) => ({
    impact,
    said: `${what} (${look}): ${id}: ${help}\n  ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join('\n  ')}`,
  }));
  for (const { impact, said } of found.filter((each) => !GRAVE.includes(each.impact ?? ''))) {
    test.info().annotations.push({ type: `axe ${impact}`, description: said });
  }
  expect
    .soft(
      found.filter(({ impact }) => GRAVE.includes(impact ?? '')).map(({ said }) => said),
      what,
    )
    .toEqual([]);
}
