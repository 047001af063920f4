import type { Page } from '@playwright/test';
import { expectMainActionsFree, SIZES } from '../support/main-actions.ts';
import { expect, SHOP, test } from '../support/site.ts';
import { ELSEWHERE, READ, STOPS } from '../support/site-stops.ts';

/** By a name that the types do not follow: pages are drawn with a DOM, which journeys do not have. */
const REGISTRY: string = '../../apps/storefront/src/modules.ts';
type Registered = { readonly path: string; readonly acts?: object };

test('no page is forgotten', async () => {
  const { pages } = (await import(REGISTRY)) as { readonly pages: readonly Registered[] };
  const paths = new Set(pages.map(({ path }) => path));
  const known = new Set([...Object.keys(STOPS), ...Object.keys(ELSEWHERE)]);
  expect(
    [...paths].filter((path) => !known.has(path)),
    'pages without a stop',
  ).toEqual([]);
  expect(
    [...known].filter((path) => !paths.has(path)),
    'stops without a page',
  ).toEqual([]);
  const areSent = pages.filter(({ path, acts }) => acts && ELSEWHERE[path] === READ);
  expect(
    areSent.map(({ path }) => path),
    'pages with a form that count as read',
  ).toEqual([]);
});

for (const hasScripts of [true, false]) {
  test(`every public page is opened by its own address, and its main button does something, ${hasScripts ? 'with' : 'without'} JavaScript`, async ({
    site,
  }) => {
    const renter = await site.renter();
    const { key, orderHash } = await renter.rent();
    const page = await site.open('/shop?suche=margh', { at: SHOP, hasScripts });
    const hrefOf = async (link: string) => (await page.locator(link).first().getAttribute('href'))!;
    const known = {
      rental: key,
      order: orderHash,
      location: await renter.locationIn('München'),
      item: await hrefOf('a[href*="/shop/artikel/"]'),
      category: await firstInSitemap(page, '/shop/kategorie/'),
      led: '',
    };
    const failed: string[] = [];
    page.on('response', (reply) => {
      const asked = reply.request();
      const isPage = asked.resourceType() === 'document' || asked.method() === 'POST';
      if (isPage && (reply.status() >= 500 || [404, 405].includes(reply.status()))) {
        failed.push(`${reply.status()} ${asked.method()} ${new URL(reply.url()).pathname}`);
      }
    });
    for (const [path, { at, to, first, press }] of Object.entries(STOPS)) {
      await test.step(path, async () => {
        await page.goto(`${at}${typeof to === 'string' ? to : to(known)}`);
        // From the widest to the phone, on which it goes on.
        for (const size of hasScripts ? SIZES.toReversed() : []) {
          await page.setViewportSize(size);
          await expectMainActionsFree(page, path);
        }
        await first?.(page);
        const before = await seen(page);
        await press(page).click();
        await expect.poll(() => seen(page), `${path}: its main button changes nothing`).not.toBe(before);
        // A refusal may be a 404 too, of what was typed; then the page says so.
        const isRefused = await page.getByRole('main').getByRole('alert').first().isVisible();
        const wrong = failed.splice(0).filter((each) => !(isRefused && each.startsWith('404')));
        expect.soft(wrong, path).toEqual([]);
        known.led = page.url().slice(at.length);
      });
    }
  });
}

async function firstInSitemap(page: Page, below: string): Promise<string> {
  const map = await page.goto(`${SHOP}/sitemap.xml`);
  return new RegExp(`<loc>${SHOP}(${below}[^<]+)`).exec(await map!.text())![1]!;
}

/** Where one is and what stands there; a page on its way elsewhere has nothing to say yet. */
async function seen(page: Page): Promise<string> {
  const words = await page
    .locator('main')
    .textContent()
    .catch(() => '');
  return `${page.url()} ${words}`;
}
