import { csvOf } from '@fachwerk/base/csv';
import { appProblems, problemsOf } from '@fachwerk/base/problem';
import { findCompany } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { xlsxOf } from '@fachwerk/server/xlsx';
import type { teamApi } from '../../contract-team.ts';
import { spanOfMonth } from '../../rules/month.ts';
import { hoursOf, type Rounding } from '../../rules/time-log.ts';
import { listTimeLogs } from '../log/time-log-store.ts';
import { timeReportPdf } from './report-pdf.ts';
import { type ReportRow, rowsOf } from './report-rows.ts';

const appProblem = problemsOf(appProblems);

const TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const;
const COLUMNS = ['from', 'to', 'person', 'project', 'description', 'hashtags', 'time', 'hours', 'amount'] as const;

export const exportTimeLogs: UseCase<typeof teamApi.export> = async (ctx, { month, format, scope, rounding }) => {
  if (scope === 'team' && !ctx.caller.capabilities.has('time_log.team')) throw appProblem('access.denied');
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(ctx.language);
  const { userId, name } = ctx.caller;
  const logs = await listTimeLogs(ctx, { ...spanOfMonth(month), userId: scope === 'own' ? userId : undefined });
  const rows = rowsOf(logs, Number(rounding) as Rounding);
  const head = COLUMNS.map((column) => t(`time_log.column.${column}`));
  const company = await findCompany(ctx);
  const paper = {
    month,
    company: company?.name ?? '',
    person: scope === 'own' ? name : null,
    rows,
    t,
    madeAt: ctx.now,
  };
  const bytes = {
    csv: async () => Buffer.from(csvOf(head, rows.map(cellsOf))),
    xlsx: () => xlsxOf(month, head, rows.map(cellsOf)),
    pdf: () => timeReportPdf(paper),
  };
  return {
    fileName: `zeiten-${month}.${format}`,
    contentType: TYPES[format],
    base64: (await bytes[format]()).toString('base64'),
  };
};

const cellsOf = ({ from, to, person, project, description, hashtags, minutes, cents }: ReportRow) => [
  from,
  to,
  person,
  project,
  description,
  hashtags.map((tag) => `#${tag}`).join(' '),
  hoursOf(minutes),
  Math.round((minutes / 60) * 100) / 100,
  cents / 100,
];
