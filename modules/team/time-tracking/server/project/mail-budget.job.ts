import { formatMoney, formatNumber } from '@fachwerk/base/format-number';
import { formatDay } from '@fachwerk/base/format-time';
import { LOCALES } from '@fachwerk/base/language';
import { findCompany } from '@fachwerk/companies/facade';
import { listAddressees } from '@fachwerk/people/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { job } from '@fachwerk/server/jobs';
import { sendMail } from '@fachwerk/server/mail';
import { sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { budgetPercent, dueMails } from '../../rules/budget.ts';
import { spanOfMonth } from '../../rules/month.ts';
import { listStoredProjects } from './project-store.ts';

/**
 * Writes when a budget has reached 80, 100 and 105 percent, each once a month; who passes several at once gets one mail. It reads what is
 * committed, so two logs saved at the same moment are both counted by the later one.
 */
export const mailBudgetJob = job({
  name: 'mail-budget',
  payload: z.object({ companyId: z.uuid(), projectId: z.uuid(), month: z.string() }),
  run: async (work, { companyId, projectId, month }) => {
    const ctx = { ...work, companyId };
    const [project] = await listStoredProjects(ctx, spanOfMonth(month), projectId);
    const percent = project ? budgetPercent(project.spentCents, project.budgetMonthlyCents) : null;
    const limit = await newlyReached(ctx, projectId, month, percent);
    const company = limit && (await findCompany(ctx));
    if (!project || !company || percent === null) return;
    const language = company.defaultLanguage;
    const t = (await ctx.app.texts.of(ctx.db, companyId)).in(language);
    const params = {
      project: project.name,
      month: formatDay(`${month}-01`, LOCALES[language], { month: 'long', year: 'numeric' }),
      percent: formatNumber(Math.floor(percent), LOCALES[language]),
      spent: formatMoney(project.spentCents, LOCALES.de),
      budget: formatMoney(project.budgetMonthlyCents ?? 0, LOCALES.de),
    };
    for (const { email } of await listAddressees(ctx, 'time_log.manage')) {
      await sendMail(ctx, {
        to: email,
        language,
        subject: t(`mail.budget.subject.${limit}`, params),
        text: t(`mail.budget.text`, params),
        button: { label: t('mail.budget.button'), url: `${ctx.app.publicUrl}/admin/time-log?month=${month}` },
        companyName: company.name,
      });
    }
  },
});

/** The highest limit that nobody was written to about; from now on somebody was. */
async function newlyReached(ctx: CompanyCtx, projectId: string, month: string, percent: number | null) {
  const due = dueMails(percent, []);
  if (due.length === 0) return null;
  const noted = await ctx.db.rows<{ percent: number }>(sql`
    insert into time_tracking.budget_mail (company_id, project_id, month, percent, sent_at)
    select ${ctx.companyId}, ${projectId}, ${`${month}-01`}, limits.percent, ${ctx.now} from unnest(${due}::int[]) as limits (percent)
    on conflict (company_id, project_id, month, percent) do nothing
    returning percent`);
  return noted.length > 0 ? Math.max(...noted.map((each) => each.percent)) : null;
}
