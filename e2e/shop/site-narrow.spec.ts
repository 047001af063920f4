import { expectAccessible } from '../support/axe.ts';
import { expect, SITE_HOST, test } from '../support/site.ts';
import { publicPages } from '../support/site-pages.ts';
import { withSite } from '../support/site-settings.ts';

const SMALLEST = 360;
const PHONE = 390;

for (const template of ['white-clean', 'black-clean'] as const) {
  test(`in ${template} nothing runs over the edge of the smallest phone, nobody is locked out, nothing leaves to others`, {
    tag: '@phone',
  }, async ({ site, staff }) => {
    await withSite(await staff.demo('franchisor'), { template }, async () => {
      const page = await site.open('/warenkorb', { width: SMALLEST });
      await expect(async () => {
        await page.reload();
        await expect(page.locator('html')).toHaveAttribute('data-template', template, { timeout: 500 });
      }).toPass();
      const others: string[] = [];
      page.context().on('request', (request) => {
        const { protocol, host } = new URL(request.url());
        if (protocol !== 'data:' && host !== SITE_HOST) others.push(request.url());
      });
      for (const path of await publicPages(site)) {
        // Pages that are the same for everybody are kept for a while, in the look they had; another address is another page.
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}look=${template}`);
        await expect(page.locator('html')).toHaveAttribute('data-template', template);
        const widest = await page.evaluate<number>('document.documentElement.scrollWidth');
        expect.soft(widest, `width of ${path}`).toBeLessThanOrEqual(SMALLEST);
        await expectAccessible(page, `${path} in ${template}`);
      }
      expect(others).toEqual([]);
    });
  });
}

test('with letters twice as large nothing runs over the edge of a phone', { tag: '@phone' }, async ({ site }) => {
  const page = await site.open('/warenkorb', { width: PHONE });
  for (const path of await publicPages(site)) {
    await page.goto(path);
    await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
    const widest = await page.evaluate<number>('document.documentElement.scrollWidth');
    expect.soft(widest, `width of ${path}`).toBeLessThanOrEqual(PHONE);
  }
});
