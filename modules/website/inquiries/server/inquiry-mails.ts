import { formatDay, formatTime } from '@fachwerk/base/format-time';
import { LOCALES } from '@fachwerk/base/language';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import { findCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx, LanguageCtx } from '@fachwerk/server/ctx';
import { sendMail } from '@fachwerk/server/mail';
import { mailStyle, siteHead } from '@fachwerk/sites/facade';
import type { Answer } from '../contract.ts';
import type { mailFor } from '../rules/whether-to-take.ts';
import type { NewInquiry } from './inquiry-store.ts';

/** To the company; who answers it writes to the visitor. */
export async function sendToCompany(
  ctx: CompanyCtx,
  id: string,
  inquiry: NewInquiry,
  mail: ReturnType<typeof mailFor>,
): Promise<void> {
  const company = await findCompany(ctx);
  const to = (await siteHead(ctx)).contact.email || company?.email;
  if (!company || !to || mail === 'none') return;
  const language = company.defaultLanguage;
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(language);
  const { kind, name, email, phone, pageTitle: page, answers } = inquiry;
  const who = name || email || phone || t('inquiries.mail.somebody');
  const paragraphs = [
    t(`inquiries.mail.${kind}`, { who, page }),
    ...answers.map((answer) => `${answer.label}:\n${valueIn(answer, t('inquiries.yes'), LOCALES[language])}`),
    ...(email ? [t('inquiries.mail.reply')] : []),
    ...(mail === 'last' ? [t('inquiries.mail.last')] : []),
  ];
  await sendMail(ctx, {
    to,
    language,
    ...(email && { replyTo: email }),
    subject: t(`inquiries.mail.${kind}.subject`, { who }),
    text: paragraphs.join('\n\n'),
    button: {
      label: t('inquiries.mail.button'),
      url: new URL(`/admin/inquiries/${id}`, ctx.app.publicUrl).href,
    },
    companyName: company.name,
  });
}

/** A day as people write it, a tick as a word. */
function valueIn({ type, value }: Answer, yes: string, locale: string): string {
  if (type === 'checkbox') return yes;
  return type === 'date' ? formatDay(value, locale) : value;
}

/** Anybody may have typed this address: that something came in is said, and nothing of what was typed. */
export async function sendReceipt(ctx: LanguageCtx, to: string): Promise<void> {
  const { name: site } = await siteHead(ctx);
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(ctx.language);
  const locale = LOCALES[ctx.language];
  const params = {
    site,
    date: formatTime(ctx.now, HOUSE_ZONE, locale, 'date'),
    time: formatTime(ctx.now, HOUSE_ZONE, locale, { hour: '2-digit', minute: '2-digit' }),
  };
  await sendMail(ctx, {
    to,
    language: ctx.language,
    subject: t('inquiry.receipt.subject', params),
    text: t('inquiry.receipt.text', params),
    companyName: site,
    look: await mailStyle(ctx),
  });
}
