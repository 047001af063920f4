import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';
import { publicPages } from '../support/site-pages.ts';

/** Everything a page says, to eyes and ears. */
const WORDS = `[document.title, document.body.innerText, ...Array.from(
  document.querySelectorAll('[aria-label],[alt],[title],[placeholder]'),
  (element) => ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? '').join(' '))].join(' ')`;

/** A text key that nobody has replaced by words, such as `cart.nothing`. */
const KEY = /(?<![\w@/.-])[a-z][a-z_]+(?:\.[a-z_]+)+(?![\w@-])/g;
const ADDRESS = /\.(example|localhost|de|eu|com|org)$/;

async function keysOn(page: Page): Promise<readonly string[]> {
  const words = await page.evaluate<string>(WORDS);
  return (words.match(KEY) ?? []).filter((found) => !ADDRESS.test(found));
}

for (const [language, lang, sentence] of [
  ['de', 'de-DE', 'Vertrag widerrufen'],
  ['deDu', 'de-DE', 'Vertrag widerrufen'],
  ['en', 'en-GB', 'Withdraw from a contract'],
  ['it', 'it-IT', 'Recedere dal contratto'],
  ['ru', 'ru-RU', 'Отказаться от договора'],
] as const) {
  test(`in ${language} every page speaks in words`, async ({ site }) => {
    const page = await site.open(`/?sprache=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: sentence })).toBeVisible();
    for (const path of await publicPages(site)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      expect.soft(await keysOn(page), `${path} in ${language}`).toEqual([]);
    }
  });
}
