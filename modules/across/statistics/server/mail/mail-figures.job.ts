import { formatMoney, formatNumber } from '@fachwerk/base/format-number';
import { formatDay } from '@fachwerk/base/format-time';
import { LOCALES } from '@fachwerk/base/language';
import { dayOf } from '@fachwerk/base/time';
import { findCompany } from '@fachwerk/companies/facade';
import { listAddressees } from '@fachwerk/people/facade';
import { addJob, job } from '@fachwerk/server/jobs';
import { attached, sendMail } from '@fachwerk/server/mail';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import type { OverviewItem, OverviewName } from '../../contract.ts';
import { readOverview } from '../read/show-overview.ts';
import { workbook } from './workbook.ts';

const MONEY: readonly OverviewName[] = ['revenue', 'turnover', 'worth'];

/** One mail a person and month, however often the job comes. Who may not read the figures any more gets none. */
export const mailFiguresTo = job({
  name: 'statistics.mail_to',
  isBatch: true,
  payload: z.object({ companyId: z.uuid(), userId: z.uuid(), month: z.string() }),
  run: async (work, { companyId, userId, month }) => {
    const ctx = { ...work, companyId };
    const noted = await ctx.db.count(sql`
      update statistics.subscription set last_month = ${`${month}-01`}::date
      where company_id = ${companyId} and user_id = ${userId} and coalesce(last_month, '-infinity') < ${`${month}-01`}::date`);
    const company = noted > 0 && (await findCompany(ctx));
    const person = (await listAddressees(ctx, 'statistics.read')).find(({ id }) => id === userId);
    if (!company || !person) return;
    const seers = await listAddressees(ctx, 'appointments.read');
    const items = await readOverview(
      ctx,
      month,
      seers.some(({ id }) => id === userId),
    );
    if (items.length === 0) return;
    const language = company.defaultLanguage;
    const t = (await ctx.app.texts.of(ctx.db, companyId)).in(language);
    const name = formatDay(`${month}-01`, LOCALES[language], { month: 'long', year: 'numeric' });
    const amount = (item: OverviewItem, value: number) =>
      MONEY.includes(item.name)
        ? formatMoney(value, LOCALES.de)
        : `${formatNumber(value, LOCALES[language], 1)}${item.name === 'occupancy' ? ' %' : ''}`;
    const lines = items.map((item) => {
      const figure = { name: t(`statistics.figure.${item.name}`), value: amount(item, item.value) };
      return item.oldValue === null
        ? t('mail.statistics.line_alone', figure)
        : t('mail.statistics.line', { ...figure, before: amount(item, item.oldValue) });
    });
    await sendMail(ctx, {
      to: person.email,
      language,
      subject: t('mail.statistics.subject', { month: name }),
      text: [
        t('mail.statistics.text', { month: name }),
        ...lines,
        t('mail.statistics.attached'),
        t('mail.statistics.why'),
      ].join('\n\n'),
      button: { label: t('mail.statistics.button'), url: `${ctx.app.publicUrl}/statistics?at=${month}` },
      companyName: company.name,
      attachments: [attached(workbook, `${t('statistics.title')} ${month}.xlsx`, { month })],
    });
  },
});

/** In the first days of a month, of the one before: a server that was away on the first catches up. */
export const mailFigures = job({
  name: 'statistics.mail',
  payload: z.object({}),
  cron: '0 5 1-5 * *',
  run: async (ctx) => {
    const month = dayOf(ctx.now).toPlainYearMonth().subtract({ months: 1 }).toString();
    const waiting = await ctx.db.rows<{ companyId: string; userId: string }>(
      acrossCompanies(
        'everybody who wants the figures of the month',
        sql`select company_id, user_id from statistics.subscription
          where coalesce(last_month, '-infinity') < ${`${month}-01`}::date order by company_id, user_id`,
      ),
    );
    for (const subscription of waiting) await addJob(ctx, mailFiguresTo, { ...subscription, month });
  },
});
