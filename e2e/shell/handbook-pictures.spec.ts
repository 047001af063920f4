import { glob, readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pageOf } from '../../modules/help/rules/page.ts';
import { expect, test } from '../support/journey.ts';
import type { DEMO } from '../support/staff.ts';

const SIZE = { width: 1200, height: 750 };
const WHO = ['merchant', 'franchisor', 'merchantWithoutBoxes', 'franchisee'] as const satisfies (keyof typeof DEMO)[];

/** Whoever has the screen, and has something on it. */
async function isShown(page: Page): Promise<boolean> {
  await page.setViewportSize(SIZE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  return (await page.getByText(/Hier ist nichts|nicht die nötige Berechtigung|keinen Zugriff/).count()) === 0;
}

// Only when somebody asks for pictures: what is on them is tested elsewhere.
if (process.env.HANDBOOK_PICTURES)
  test('every page of the handbook has a picture of its screen', async ({ staff, complaints }) => {
    complaints.expect(/./);
    const people = await Promise.all(WHO.map(async (who) => await staff.demo(who)));
    for await (const file of glob('modules/*/help/*.de.md')) {
      const { screens = [] } = pageOf(file, await readFile(file, 'utf8'));
      const screen = screens.find((path) => path !== '/logout');
      if (!screen) continue;
      for (const person of people) {
        const page = await person.open(screen);
        const taken = (await isShown(page)) && (await page.screenshot({ animations: 'disabled' }));
        await page.context().close();
        if (!taken) continue;
        await writeFile(file.replace('.de.md', '.webp'), await sharp(taken).webp({ quality: 60 }).toBuffer());
        break;
      }
    }
  });
