import { glob, readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pageOf } from '../../modules/foundation/help/rules/page.ts';
import { takePicture } from '../support/handbook-picture.ts';
import { expect, test } from '../support/site.ts';
import type { DEMO } from '../support/staff.ts';

const WHO = ['merchant', 'franchisor', 'merchantWithoutBoxes', 'franchisee'] as const satisfies (keyof typeof DEMO)[];

/** What a page without a screen of its own speaks of, or who alone has something on it. */
const SPEAKS_OF: Readonly<Record<string, readonly [who: keyof typeof DEMO, screen: string]>> = {
  'first-steps-administrator': ['franchisor', '/admin/users'],
  'first-steps-franchisee': ['franchisee', '/admin/dashboard'],
  'first-steps-kitchen': ['merchant', '/admin/kitchen'],
  'first-steps-location': ['franchisor', '/admin/alerts'],
  'first-steps-merchant': ['merchantWithoutBoxes', '/admin/shop'],
  'item-reviews': ['merchantWithoutBoxes', '/admin/item-reviews'],
  'release-notes': ['merchant', '/admin/dashboard'],
};

/** `HANDBOOK_PICTURES` is `all`, or parts of the names of those wanted, with commas. */
const wanted = process.env.HANDBOOK_PICTURES;
const isWanted = (file: string) => wanted === 'all' || wanted?.split(',').some((part) => file.includes(part));

/** Whoever has the screen, and has something on it. */
async function isShown(page: Page): Promise<boolean> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  return (await page.getByText(/Nicht gefunden|nicht die nötige Berechtigung|keinen Zugriff/).count()) === 0;
}

// Only when somebody asks for pictures: what is on them is tested elsewhere. That of a new company is taken where one signs up.
if (wanted)
  test('every page of the handbook has a picture of its screen', async ({ staff, site, complaints }) => {
    complaints.expect(/./);
    const people = await Promise.all(WHO.map(async (who) => [who, await staff.demo(who)] as const));
    for await (const file of glob('modules/*/*/help/*.de.md')) {
      const { name, screens = [] } = pageOf(file, await readFile(file, 'utf8'));
      const [only, screen] = SPEAKS_OF[name] ?? [null, screens.find((path) => path !== '/logout')];
      if (!screen || !isWanted(file)) continue;
      for (const [who, person] of people) {
        if (only && who !== only) continue;
        const page = await person.open(screen);
        const isTaken = await isShown(page);
        if (isTaken) await takePicture(page, file.replace('.de.md', ''));
        await page.context().close();
        if (isTaken) break;
      }
    }
    const stranger = await staff.stranger();
    await stranger.goto('/login');
    await takePicture(stranger, 'modules/foundation/auth/help/sign-in');
    // A number as a customer reads it.
    const expired = await site.open('/anmelden/abgelaufen');
    await expired.getByRole('button', { name: 'Jetzt anmelden' }).click();
    await expect(expired.getByText('89')).toBeVisible();
    await takePicture(expired, 'modules/foundation/help/help/error-numbers');
  });
