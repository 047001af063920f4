import { writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

const SIZE = { width: 1200, height: 750 };

/** What is on a screen, for the page of the handbook that stands there under this name; only when somebody asks for pictures. */
export async function takePicture(page: Page, of: string): Promise<void> {
  const wanted = process.env.HANDBOOK_PICTURES;
  if (!wanted || (wanted !== 'all' && !wanted.split(',').some((part) => of.includes(part)))) return;
  await page.setViewportSize(SIZE);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // What is drawn of pictures comes last.
  await page.waitForLoadState('networkidle');
  const taken = await page.screenshot({ animations: 'disabled' });
  await writeFile(`${of}.webp`, await sharp(taken).webp({ quality: 60 }).toBuffer());
}
