import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { shopProblems } from '../../contract.ts';
import type { tableApi } from '../../contract-table.ts';
import { lockSettings } from '../settings/settings-store.ts';
import { recordTableChange } from './change-tables.ts';
import { removeStoredTable } from './table-store.ts';

const problem = problemsOf(shopProblems);

export const removeTable: UseCase<typeof tableApi.remove> = async (ctx, { id }) => {
  await lockSettings(ctx);
  const table = await removeStoredTable(ctx, id);
  if (!table) throw problem('table.unknown');
  await recordTableChange(ctx, 'shop.table_removed', [table.name]);
  return {};
};
