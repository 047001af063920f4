import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { shopProblems } from '../../contract.ts';
import type { tableApi } from '../../contract-table.ts';
import { lockSettings } from '../settings/settings-store.ts';
import { recordTableChange, withFreeName } from './change-tables.ts';
import { renameStoredTable, renewToken } from './table-store.ts';

const problem = problemsOf(shopProblems);

export const saveTable: UseCase<typeof tableApi.save> = async (ctx, { id, name, isRenewed }) => {
  await lockSettings(ctx);
  const table = await withFreeName(name, 'name', () => renameStoredTable(ctx, { id, name }));
  if (!table) throw problem('table.unknown');
  if (isRenewed) await renewToken(ctx, id);
  await recordTableChange(ctx, isRenewed ? 'shop.table_renewed' : 'shop.table_renamed', [name]);
  return table;
};
