import { findCompany } from '@fachwerk/companies/facade';
import { attachment } from '@fachwerk/server/mail';
import { XLSX, xlsxBook } from '@fachwerk/server/xlsx';
import * as z from 'zod/mini';
import { StatisticsTable } from '../../contract.ts';
import { readStatistics } from '../read/show-statistics.ts';
import { sheetOf } from '../read/statistics-tables.ts';

/** Everybody who may have the mail may see these; what people worked on and who came to the site are asked for on the screen. */
const RIGHTS: ReadonlySet<string> = new Set(['appointments.read']);

/** The tables of a month that have something in them, a sheet each: what the screen shows, to take away. */
export const workbook = attachment({
  name: 'statistics.workbook',
  params: z.object({ month: z.string() }),
  make: async (ctx, { month }) => {
    const company = await findCompany(ctx);
    if (!company) return null;
    const language = company.defaultLanguage;
    const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(language);
    const statistics = await readStatistics({ ...ctx, language }, { period: 'month', at: month }, RIGHTS);
    const sheets = StatisticsTable.options
      .map((table) => ({ name: t(`statistics.table.${table}`), ...sheetOf(statistics, table, t) }))
      .filter(({ rows }) => rows.length > 0);
    return sheets.length > 0 ? { contentType: XLSX, content: await xlsxBook(sheets) } : null;
  },
});
