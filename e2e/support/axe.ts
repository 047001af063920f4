import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import axeCore from 'axe-core';
import { selectorOfAlike } from './alike.ts';
import { isSmall } from './screens.ts';

const GRAVE = ['serious', 'critical'];
/** Of the back-office, whose dialogs stand beside its root. */
const DIALOG = '[data-portal] [role=dialog][aria-modal=true]:visible';

/** A script that does nothing; an empty one would be taken for none. */
const NOTHING = ';';

/** Nothing serious, and the contrast holds in dark too, where nothing but colours differs. Lesser findings are noted with the journey. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const light = await (await axe(page)).analyze();
  const found = [
    ...light.violations.map((violation) => ({ look: 'light', ...violation })),
    ...(isSmall(page) ? [] : await wrongInDark(page)),
  ].map(({ look, impact, id, help, nodes }) => ({
    impact,
    said: `${what} (${look}): ${id}: ${help}\n  ${nodes.map(({ target, failureSummary, html }) => `${target.join(' ')} ${html.slice(0, 200)} ${failureSummary}`).join('\n  ')}`,
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

/** Colours do not depend on the size: once is enough. */
async function wrongInDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { violations } = await (await axe(page)).withRules(['color-contrast']).analyze();
  await page.emulateMedia({ colorScheme: 'light' });
  return violations.map((violation) => ({ look: 'dark', ...violation }));
}

/**
 * What frames say is put together in a page opened for it, which takes as long again: only where there are frames. Behind a
 * dialog nobody can go; what is there is examined by itself (every-screen.spec.ts, or the journey before it opens one). Of a
 * long list two of each look are examined: contrast takes longer with every row.
 */
async function axe(page: Page): Promise<AxeBuilder> {
  const isAlone = page.frames().length === 1;
  const builder = new AxeBuilder({ page, ...(isAlone && { axeSource: await onceInPage(page) }) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(isAlone);
  const alike = await selectorOfAlike(page);
  if (alike) builder.exclude(alike);
  return (await page.locator(DIALOG).count()) > 0 ? builder.exclude('#root') : builder;
}

/** By itself the builder brings half a megabyte into the page twice with every look; answers what is left for it to bring. */
async function onceInPage(page: Page): Promise<string> {
  if (!(await page.evaluate<boolean>("typeof window.axe === 'object'"))) await page.evaluate(axeCore.source);
  return NOTHING;
}
