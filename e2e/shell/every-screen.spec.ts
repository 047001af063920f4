import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { expectMainActionsFree, SIZES } from '../support/main-actions.ts';
import { signInByHand } from '../support/screens.ts';

/** Every screen that stands on its own, by who has it. Journeys open what lies above them. */
const SCREENS = {
  franchisor: [
    '/admin/dashboard',
    '/admin/dashboard/news/edit',
    '/admin/dashboard/alerts',
    '/admin/access-rights',
    '/admin/locks',
    '/admin/terminals',
    '/admin/monitoring',
    '/admin/real-time-monitoring',
    '/admin/alerts',
    '/admin/logs',
    '/admin/request-logs',
    '/admin/mailbox',
    '/admin/franchisees',
    '/admin/domains',
    '/admin/locations',
    '/admin/price-groups',
    '/admin/orders-list',
    '/admin/customers',
    '/admin/withdrawals',
    '/admin/inquiries',
    '/admin/messages',
    '/admin/messages/new',
    '/admin/imports',
    '/admin/website',
    '/admin/website/legal',
    '/admin/media',
    '/admin/visitors',
    '/admin/translate',
    '/admin/users',
    '/admin/companies',
    '/admin/time-log',
    '/admin/time-log#week',
    '/admin/time-log#hours',
    '/admin/time-log#team',
    '/statistics',
    '/statistics?period=year',
    '/admin/settlements',
    '/backend/chat/t/board',
    '/backend/chat/t/courses',
    '/admin/dialogues',
    '/admin/appointments',
    '/admin/appointments/setup',
    '/admin/help',
    '/admin/help/locks',
    '/admin/help?q=rechnung',
  ],
  merchant: [
    ...['profile', 'password', 'second-factor', 'sessions', 'company', 'roles', 'support', 'mail-sender'].map(
      (name) => `/admin/settings/${name}`,
    ),
    '/admin/orders',
    '/admin/kitchen',
    '/admin/kitchen/settings',
    '/statistics',
    '/admin/gibt-es-nicht',
  ],
} as const;

/** What a screen is there for: on a phone too it is in sight at once, neither scrolled away nor behind three dots. */
const MAIN_ACTIONS: Readonly<Record<string, string>> = {
  '/admin/users': 'Benutzer anlegen',
  '/admin/locations': 'Standort anlegen',
  '/admin/franchisees': 'Anlegen',
  '/admin/price-groups': 'Preisgruppe anlegen',
  '/admin/domains': 'Domain hinzufügen',
  '/admin/locks': 'Anlegen',
  '/admin/media': 'Hochladen',
};

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Tables scroll inside themselves; the page never does. A phone makes its window as wide as the page, so it is not asked. */
async function fits(page: Page, what: string): Promise<void> {
  const widest = await page.evaluate<number>('document.documentElement.scrollWidth');
  expect.soft(widest, `width of ${what}`).toBeLessThanOrEqual(page.viewportSize()!.width);
  await expectAccessible(page, what);
}

/** A link or a button, before any other of that name. */
const mainAction = (page: Page, words: string) =>
  page.getByRole('main').locator('a, button').filter({ hasText: words }).first();

for (const who of ['franchisor', 'merchant'] as const) {
  test(`every screen of a ${who} fits, nobody is locked out, its buttons can be pressed`, { tag: '@phone' }, async ({
    staff,
  }) => {
    const page = await (await staff.demo(who)).open('/admin/dashboard');
    for (const path of SCREENS[who]) {
      await page.goto(path);
      await settled(page);
      await fits(page, path);
      const words = MAIN_ACTIONS[path];
      if (words) await expect.soft(mainAction(page, words), `${words} of ${path}`).toBeInViewport({ ratio: 1 });
      for (const size of [SIZES[1], SIZES[2], SIZES[0]]) {
        await page.setViewportSize(size);
        await expectMainActionsFree(page, path);
      }
    }
  });
}

test('so does what is there before the house', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/login');
  await settled(page);
  await fits(page, 'login');
  await page.getByRole('button', { name: 'Passwort vergessen?' }).click();
  await fits(page, 'lost password');
  await signInByHand(page, { email: 'niemand@nirgends.example', password: 'falsch-und-lang' });
  await expect(page.getByRole('alert')).toBeVisible();
  await fits(page, 'wrong credentials');
  await page.goto('/reset-password/abc');
  await settled(page);
  await fits(page, 'new password');
});
