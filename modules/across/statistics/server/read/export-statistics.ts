import { csvOf } from '@fachwerk/base/csv';
import type { UseCase } from '@fachwerk/server/module';
import { XLSX, xlsxOf } from '@fachwerk/server/xlsx';
import type { statisticsApi } from '../../contract.ts';
import { readStatistics } from './show-statistics.ts';
import { sheetOf } from './statistics-tables.ts';

const TYPES = { csv: 'text/csv', xlsx: XLSX } as const;

export const exportStatistics: UseCase<typeof statisticsApi.export> = async (ctx, { filter, table, format }) => {
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(ctx.language);
  const statistics = await readStatistics(ctx, filter, ctx.caller.capabilities);
  const { head, rows } = sheetOf(statistics, table, t);
  const title = t(`statistics.table.${table}`);
  const bytes = format === 'csv' ? Buffer.from(csvOf(head, rows)) : await xlsxOf(title, head, rows);
  const { from, to } = statistics.shown;
  return {
    fileName: `${title.toLowerCase().replace(/[^a-zäöüß0-9]+/g, '-')}-${from}-${to}.${format}`,
    contentType: TYPES[format],
    base64: bytes.toString('base64'),
  };
};
