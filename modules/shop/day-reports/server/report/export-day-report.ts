import { csvOf } from '@fachwerk/base/csv';
import { problemsOf } from '@fachwerk/base/problem';
import { findCompany } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { type dayReportApi, dayReportProblems } from '../../contract.ts';
import { whyNotReport } from '../../rules/day.ts';
import { readDay } from './read-day.ts';
import { dayReportPdf } from './report-pdf.ts';
import { tablesOf } from './report-tables.ts';

const problem = problemsOf(dayReportProblems);

export const exportDayReport: UseCase<typeof dayReportApi.export> = async (ctx, { on, format }) => {
  const refusal = whyNotReport(on, ctx.now);
  if (refusal) throw problem(refusal);
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(ctx.language);
  const tables = tablesOf(await readDay(ctx, on), t);
  if (format === 'csv') {
    const head = ['part', 'what', 'count', 'net', 'vat', 'gross'].map((name) => t(`day_report.column.${name}`));
    const rows = tables.flatMap(({ title, rows: cells }) =>
      cells.map(({ what, count, netCents, vatCents, grossCents }) => [
        title,
        what,
        count,
        ...[netCents, vatCents, grossCents].map((cents) => (cents === null ? null : cents / 100)),
      ]),
    );
    return fileOf(`${on}.csv`, 'text/csv', Buffer.from(csvOf(head, rows)));
  }
  const company = await findCompany(ctx);
  const name = company?.legalName || company?.name || '';
  return fileOf(`${on}.pdf`, 'application/pdf', await dayReportPdf({ on, name, tables, t, madeAt: ctx.now }));
};

const fileOf = (fileName: string, contentType: string, bytes: Buffer) => ({
  fileName: `tagesbericht-${fileName}`,
  contentType,
  base64: bytes.toString('base64'),
});
