import { formatTime } from '@fachwerk/base/format-time';
import { LOCALES } from '@fachwerk/base/language';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import type { Company } from '@fachwerk/companies/contract';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sendMail } from '@fachwerk/server/mail';
import { aboutOf, subjectWord } from '../../rules/sentence.ts';
import type { MailedAlert } from './mail-store.ts';

/** Of a long list the rest is counted. */
const MOST_NAMED = 20;

/** About alerts of one kind at one place, in the language of the company. */
export async function writeAlertMail(
  ctx: CompanyCtx,
  company: Company,
  to: string,
  alerts: readonly MailedAlert[],
): Promise<void> {
  const language = company.defaultLanguage;
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(language);
  const [first] = alerts as [MailedAlert];
  const isOne = alerts.length === 1;
  const sentences = alerts.slice(0, MOST_NAMED).map((alert) => {
    const { key, params } = aboutOf(alert);
    return t(key, params);
  });
  const params = {
    title: t(`alert.${first.kind}`),
    subject: isOne ? t(`alert.subject.${subjectWord(first)}`, { name: first.subject.name }) : '',
    place: first.locationName || company.name,
    since: formatTime(first.raisedAt, first.timeZone ?? HOUSE_ZONE, LOCALES[language], 'letter'),
    sentences: sentences.join('\n'),
    count: alerts.length,
    rest: alerts.length - sentences.length,
  };
  const path = isOne
    ? `/admin/alerts/${first.id}`
    : `/admin/alerts?kind=${first.kind}${first.locationId ? `&location=${first.locationId}` : ''}`;
  await sendMail(ctx, {
    to,
    language,
    subject: t(isOne ? 'mail.alert.subject' : 'mail.alerts.subject', params),
    text: [
      t('mail.alert.text', params),
      ...(params.rest > 0 ? [t('mail.alert.rest', { count: params.rest })] : []),
    ].join('\n\n'),
    button: {
      label: t(isOne ? 'mail.alert.button' : 'mail.alerts.button'),
      url: `${ctx.app.publicUrl}${path}`,
    },
    companyName: company.name,
  });
}
