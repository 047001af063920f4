import { expect, type Page } from '@playwright/test';
import type { Staff } from './staff.ts';

/** Finds a mail in the product's own mailbox, as an administrator does, and answers the link in it. */
export async function linkInMail(administrator: Staff, recipient: string, subject: RegExp): Promise<string> {
  const page = await administrator.open('/admin/mailbox');
  await expect(page.getByRole('heading', { level: 1, name: 'Postausgang' })).toBeVisible();
  await mailOf(page, recipient, subject).click();
  const letter = page.getByRole('dialog');
  await expect(letter.getByText(`An ${recipient}`)).toBeVisible();
  const href = await letter.getByRole('link', { name: /^Link öffnen/ }).getAttribute('href');
  await page.close();
  return href!;
}

function mailOf(page: Page, recipient: string, subject: RegExp) {
  return page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ hasText: recipient })
    .filter({ hasText: subject })
    .getByRole('link');
}
