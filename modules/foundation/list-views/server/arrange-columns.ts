import type { UseCase } from '@fachwerk/server/module';
import type { listViewApi } from '../contract.ts';
import { removeColumns, saveColumns } from './view-store.ts';

export const arrangeColumns: UseCase<typeof listViewApi.saveColumns> = async (ctx, { list, columns }) => {
  if (columns) await saveColumns(ctx, list, columns);
  else await removeColumns(ctx, list);
  return {};
};
