import type { Page, Response } from '@playwright/test';
import { ownPort } from '../setup/ports.ts';
import { expect, test as journey } from './journey.ts';
import { type Renter, renterOf } from './renter.ts';
import { unique } from './staff.ts';

export { expect };

/** The site of the demo franchisor. Browsers lead every name below .localhost to this machine. */
export const SITE_HOST = `zeitlager.localhost:${ownPort()}`;
export const SITE = `http://${SITE_HOST}`;
/** The shop of the demo store, which sends parcels. */
export const STORE = `http://kontor.localhost:${ownPort()}`;
/** The shop of the demo merchant. */
export const SHOP = `http://trattoria.localhost:${ownPort()}`;

type Visit = { readonly hasScripts?: boolean; readonly width?: number; readonly at?: string };

/** Visitors of the site, each with a browser of their own. */
export type SiteDoor = {
  open(path: string, how?: Visit): Promise<Page>;
  /** Somebody who rents beside the pages, for what a journey needs but is not about. */
  renter(): Promise<Renter>;
};

export const test = journey.extend<{ readonly site: SiteDoor }>({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitForScripts(page);
    await use(page);
  },
  site: async ({ browser, playwright, baseURL, complaints }, use) => {
    const ends: (() => Promise<unknown>)[] = [];
    await use({
      open: async (path, { hasScripts = true, width, at = SITE } = {}) => {
        const viewport = width && { viewport: { width, height: 740 } };
        const context = await browser.newContext({ baseURL: at, javaScriptEnabled: hasScripts, ...viewport });
        ends.push(() => context.close());
        await complaints.listen(context);
        const page = await context.newPage();
        if (hasScripts) waitForScripts(page);
        await page.goto(path);
        return page;
      },
      renter: async () => {
        // Not every machine's own resolver knows names below .localhost.
        const line = await playwright.request.newContext({ baseURL: baseURL!, extraHTTPHeaders: { host: SITE_HOST } });
        ends.push(() => line.dispose());
        return renterOf(line);
      },
    });
    for (const end of ends) await end();
  },
});

/** Whether the scripts of a page have taken over what the server drew, or there are none. */
const HAS_TAKEN_OVER = `(() => {
  const root = document.getElementById('fw-page');
  return !document.getElementById('fw-state') || Object.keys(root).some((key) => key.startsWith('__reactContainer') && !root[key].stateNode.current.memoizedState.isDehydrated);
})()`;

/** Waits for them in a page, or in a frame of one. */
export const haveTakenOver = (where: { evaluate(script: string): Promise<unknown> }) =>
  expect.poll(() => where.evaluate(HAS_TAKEN_OVER).catch(() => false)).toBe(true);

/** Until then a page works too, but another way: a tap on a dish leads to its page, and opens no sheet over the menu. */
function waitForScripts(page: Page): void {
  for (const way of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const go = page[way].bind(page) as (...to: unknown[]) => Promise<Response | null>;
    page[way] = async (...to: unknown[]) => {
      const reply = await go(...to);
      // A page may lead on by itself, as the chat does to the conversation that was begun: then the next page is asked.
      await haveTakenOver(page);
      return reply;
    };
  }
}

/** An address of which no other journey knows. */
export const newAddress = (name = 'kim') => `${name}.${unique()}@kunde.example`;

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
