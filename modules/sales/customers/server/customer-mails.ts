import type { Language } from '@fachwerk/base/language';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sendMail } from '@fachwerk/server/mail';
import { mailStyle, siteAddress, siteHead } from '@fachwerk/sites/facade';
import type { Customer } from '../contract.ts';
import { fullName } from '../rules/customer.ts';

type Recipient = Pick<Customer, 'email' | 'firstName' | 'lastName'> & { readonly language: Language };

/** `ctx.companyId` is the company whose site the customer uses: its name stands above, and its mailbox keeps the mail. */
export async function writeCustomerMail(
  ctx: CompanyCtx,
  to: Recipient,
  mail: string,
  { path, params = {} }: { readonly path?: string; readonly params?: Readonly<Record<string, string | number>> } = {},
): Promise<void> {
  // Who only telephones has none.
  if (to.email === '') return;
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(to.language);
  const { name: site } = await siteHead(ctx);
  const words = { ...params, site, name: fullName(to) };
  const hello = t(to.firstName === '' ? 'customer_mail.hello' : 'customer_mail.hello.name', words);
  await sendMail(ctx, {
    to: to.email,
    language: to.language,
    subject: t(`customer_mail.${mail}.subject`, words),
    text: `${hello}\n\n${t(`customer_mail.${mail}.text`, words)}`,
    companyName: site,
    look: await mailStyle(ctx),
    ...(path && {
      button: { label: t(`customer_mail.${mail}.button`), url: `${await siteAddress(ctx)}${path}` },
      confidential: true,
    }),
  });
}

export function writeNewsletterMail(ctx: CompanyCtx, to: Recipient, token: string): Promise<void> {
  return writeCustomerMail(ctx, to, 'newsletter', { path: `/newsletter/${token}` });
}

/** The last mail there is: that the account is gone. */
export function writeErasedMail(ctx: CompanyCtx, to: Recipient): Promise<void> {
  return writeCustomerMail(ctx, to, 'erased');
}

/** Both addresses hear that another one signs in from now on. */
export async function writeEmailChangedMails(ctx: CompanyCtx, before: Recipient, newEmail: string): Promise<void> {
  const params = { oldEmail: before.email, newEmail };
  await writeCustomerMail(ctx, before, 'email_changed', { params });
  await writeCustomerMail(ctx, { ...before, email: newEmail }, 'email_changed', { params });
}
