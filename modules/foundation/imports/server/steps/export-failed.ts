import { csvOf } from '@fachwerk/base/csv';
import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type importApi, importProblems, MOST_ROWS } from '../../contract.ts';
import { findSeen, presentRow, sayTo } from '../present-import.ts';
import { listRows } from '../store/row-store.ts';

const problem = problemsOf(importProblems);

/** The very rows of the file with what was wrong beside them, to be mended and imported again. What a spreadsheet would run as a formula is made harmless by `csvOf`. */
export const exportFailed: UseCase<typeof importApi.failed> = async (ctx, { id }) => {
  const { headers, fileName, kind } = await findSeen(ctx, id);
  const t = await sayTo(ctx);
  const rows = await listRows(ctx, id, { only: 'wrong', after: 0 }, MOST_ROWS);
  if (rows.length === 0) throw problem('import.nothing_failed');
  const nameOf = (column: number | null) => (column === null ? '' : `${headers[column]}: `);
  const reasons = (row: (typeof rows)[number]) =>
    presentRow(row, t, kind)
      .problems.map(({ column, sentence }) => `${nameOf(column)}${sentence}`)
      .join(' ');
  const text = csvOf(
    [...headers, t('imports.failed.reason')],
    rows.map((row) => [...row.cells, reasons(row)]),
  );
  return {
    fileName: `${fileName.replace(/\.\w+$/, '')}-${t('imports.failed.file')}.csv`,
    contentType: 'text/csv',
    base64: Buffer.from(text).toString('base64'),
  };
};
