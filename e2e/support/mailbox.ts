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

export type Mail = { readonly id: string; readonly subject: string; readonly bodyText: string };

/** The newest mail of this kind to somebody, once it is there. */
export async function mailTo(administrator: Staff, recipient: string, subject: RegExp): Promise<Mail> {
  const find = async () => {
    const answer = await administrator.call('GET', `/private/mailbox?search=${encodeURIComponent(recipient)}`);
    const { mails } = (await answer.json()) as { mails: Pick<Mail, 'id' | 'subject'>[] };
    return mails.find((mail) => subject.test(mail.subject));
  };
  await expect.poll(find, `a mail to ${recipient} about ${subject}`).toBeDefined();
  return (await administrator.call('GET', `/private/mailbox/${(await find())!.id}`)).json() as Promise<Mail>;
}
