import type { Page } from '@playwright/test';
import { ownPort } from '../setup/ports.ts';
import { expect, test as journey } from './journey.ts';
import { type Renter, renterOf } from './renter.ts';
import { unique } from './staff.ts';

export { expect };

/** The site of the demo franchisor. Browsers lead every name below .localhost to this machine. */
export const SITE_HOST = `zeitlager.localhost:${ownPort()}`;
export const SITE = `http://${SITE_HOST}`;

type Visit = { readonly hasScripts?: boolean; readonly width?: number };

/** Visitors of the site, each with a browser of their own. */
export type SiteDoor = {
  open(path: string, how?: Visit): Promise<Page>;
  /** Somebody who rents beside the pages, for what a journey needs but is not about. */
  renter(): Promise<Renter>;
};

export const test = journey.extend<{ readonly site: SiteDoor }>({
  site: async ({ browser, playwright, baseURL, complaints }, use) => {
    const ends: (() => Promise<unknown>)[] = [];
    await use({
      open: async (path, { hasScripts = true, width } = {}) => {
        const viewport = width && { viewport: { width, height: 740 } };
        const context = await browser.newContext({ baseURL: SITE, javaScriptEnabled: hasScripts, ...viewport });
        ends.push(() => context.close());
        await complaints.listen(context);
        const page = await context.newPage();
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

/** An address of which no other journey knows. */
export const newAddress = (name = 'kim') => `${name}.${unique()}@kunde.example`;

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
