import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { shopProblems } from '../../contract.ts';
import { MOST_TABLES, type tableApi } from '../../contract-table.ts';
import { lockSettings } from '../settings/settings-store.ts';
import { recordTableChange, withFreeName } from './change-tables.ts';
import { addStoredTable, listTables } from './table-store.ts';

const problem = problemsOf(shopProblems);

export const addTables: UseCase<typeof tableApi.add> = async (ctx, { names }) => {
  await lockSettings(ctx);
  if ((await listTables(ctx)).length + names.length > MOST_TABLES)
    throw problem('table.too_many', { most: MOST_TABLES });
  const tables = names.map((name) => ({ id: ctx.newId(), name }));
  for (const [index, { id, name }] of tables.entries())
    await withFreeName(name, `names.${index}`, () => addStoredTable(ctx, id, name));
  await recordTableChange(ctx, 'shop.tables_added', names);
  return { tables };
};
