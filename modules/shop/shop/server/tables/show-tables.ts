import type { UseCase } from '@fachwerk/server/module';
import type { tableApi } from '../../contract-table.ts';
import { listTables } from './table-store.ts';

/** Without their codes. */
export const showTables: UseCase<typeof tableApi.list> = async (ctx) => ({
  tables: (await listTables(ctx)).map(({ id, name }) => ({ id, name })),
});
