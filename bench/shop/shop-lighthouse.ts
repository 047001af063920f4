import { chromium, type Page } from '@playwright/test';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { findChromium } from '../../scripts/chromium.ts';
import type { Row } from '../table.ts';
import { look, rowOf } from '../website/lighthouse.ts';
import type { World } from '../world.ts';
import { quietCores } from './quiet.ts';

/** P16: the way through the demo store, from a category to the till with an item in the cart. */
export async function benchShopLighthouse({ product }: World): Promise<Row[]> {
  const port = await freePort();
  const executablePath = findChromium();
  const browser = await chromium.launchPersistentContext('', {
    ...(executablePath && { executablePath }),
    args: [`--remote-debugging-port=${port}`],
    locale: 'de-DE',
  });
  try {
    const host = `kontor.localhost:${new URL(product.url).port}`;
    const page = await browser.newPage();
    const category = await firstLink(page, `http://${host}/shop`, '/shop/kategorie/');
    const item = await firstLink(page, `http://${host}${category}`, '/shop/artikel/');
    await page.goto(`http://${host}${item}`);
    await page
      .getByRole('button', { name: /^In den Warenkorb/ })
      .first()
      .click();
    await page.getByText(/ ist im Warenkorb\.$/).waitFor();
    const rows: Row[] = [];
    // A demo that has just begun still draws pictures and counts words; the blocking time of a page would be theirs.
    await quietCores();
    // Whoever stands at the till has come through the shop; on the others somebody may land.
    for (const [what, path] of Object.entries({ cart: '/warenkorb', till: '/kasse' }))
      rows.push(rowOf(`${what} of a store`, await look(port, host + path, { keepsCookies: true }), false));
    for (const [what, path] of Object.entries({ category, product: item }))
      rows.push(rowOf(`${what} of a store`, await look(port, host + path)));
    return rows;
  } finally {
    await browser.close();
  }
}

async function firstLink(page: Page, address: string, part: string): Promise<string> {
  await page.goto(address);
  const href = await page.locator(`main a[href*="${part}"]`).first().getAttribute('href');
  if (!href) throw new Error(`${address} has no link to ${part}`);
  return new URL(href, address).pathname;
}
