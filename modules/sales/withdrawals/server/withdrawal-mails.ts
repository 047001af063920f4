import { formatTime } from '@fachwerk/base/format-time';
import { type Language, LOCALES } from '@fachwerk/base/language';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import { findCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sendMail } from '@fachwerk/server/mail';
import { mailStyle, siteAddress, siteHead } from '@fachwerk/sites/facade';
import type { Withdrawal } from '../contract.ts';
import { refundDueAt } from '../rules/limits.ts';
import type { Draft } from './draft-store.ts';

/** Receipts and deadlines are German law; so is the clock they are told by. */
export function momentIn(language: Language, at: Date): { date: string; time: string } {
  const locale = LOCALES[language];
  return {
    date: formatTime(at, HOUSE_ZONE, locale, 'date'),
    time: formatTime(at, HOUSE_ZONE, locale, {
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      timeZoneName: 'short',
    }),
  };
}

/** At once, with the content, the date and the time (§ 356a Abs. 4 BGB). In the name of the site, whoever the contract party is. */
export async function sendReceipt(ctx: CompanyCtx, draft: Draft): Promise<void> {
  const { name: siteName } = await siteHead(ctx);
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(draft.language);
  const moment = momentIn(draft.language, ctx.now);
  const subject = draft.subject || t('withdraw.whole_order');
  const params = {
    ...moment,
    site: siteName,
    name: draft.name,
    email: draft.email,
    orderNumber: draft.orderNumber,
    subject,
  };
  await sendMail(ctx, {
    to: draft.email,
    language: draft.language,
    subject: t('withdraw.mail.subject', params),
    text: t('withdraw.mail.text', params),
    companyName: siteName,
    look: await mailStyle(ctx),
  });
}

/**
 * To an address that ordered nothing under that number: anybody may have typed it, and what they typed is not mailed in our name. The date
 * and the time are; the content stands on the page of whoever withdrew.
 */
export async function sendBareReceipt(ctx: CompanyCtx, draft: Draft, key: string): Promise<void> {
  const { name: siteName } = await siteHead(ctx);
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(draft.language);
  const params = { ...momentIn(draft.language, ctx.now), site: siteName };
  await sendMail(ctx, {
    to: draft.email,
    language: draft.language,
    subject: t('withdraw.mail.subject', params),
    text: t('withdraw.mail.bare', params),
    button: { label: t('withdraw.mail.show'), url: `${await siteAddress(ctx)}/widerrufen/${key}` },
    companyName: siteName,
    confidential: true,
  });
}

/** The operator has fourteen days: a withdrawal must not wait until somebody happens to open the list. */
export async function notifyOperator(ctx: CompanyCtx, draft: Draft, id: string): Promise<void> {
  const company = await findCompany(ctx);
  const to = company?.email || (await siteHead(ctx)).contact.email;
  if (!company || !to) return;
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(company.defaultLanguage);
  const due = momentIn(company.defaultLanguage, refundDueAt(ctx.now));
  const params = { name: draft.name, orderNumber: draft.orderNumber, due: due.date };
  await sendMail(ctx, {
    to,
    language: company.defaultLanguage,
    subject: t('withdrawals.mail.subject', params),
    text: t('withdrawals.mail.text', params),
    button: {
      label: t('withdrawals.mail.button'),
      url: new URL(`/admin/withdrawals/${id}`, ctx.app.publicUrl).href,
    },
    companyName: company.name,
  });
}

export async function sendAnswer(ctx: CompanyCtx, withdrawal: Withdrawal, text: string): Promise<void> {
  const { name: siteName } = await siteHead(ctx);
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(withdrawal.language);
  await sendMail(ctx, {
    to: withdrawal.email,
    language: withdrawal.language,
    subject: t('withdraw.answer.subject', { orderNumber: withdrawal.orderNumber }),
    text,
    companyName: siteName,
    look: await mailStyle(ctx),
  });
}
