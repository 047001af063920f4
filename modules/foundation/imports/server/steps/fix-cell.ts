import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type importApi, importProblems } from '../../contract.ts';
import { presentRow, sayTo } from '../present-import.ts';
import { saveCounts } from '../store/import-store.ts';
import { lockRow, saveCells } from '../store/row-store.ts';
import { beginWork, lockFor } from './begin-work.ts';

const problem = problemsOf(importProblems);

export const fixCell: UseCase<typeof importApi.fixCell> = async (ctx, { id, number, column, value }) => {
  const { headers, kind } = await lockFor(ctx, id, 'fix');
  const row = await lockRow(ctx, id, number);
  if (!row || column >= headers.length) throw problem('import.row_unknown');
  await saveCells(ctx, id, number, row.cells.with(column, value));
  await saveCounts(ctx, id);
  await beginWork(ctx, id, 'checking');
  return presentRow((await lockRow(ctx, id, number))!, await sayTo(ctx), kind);
};
