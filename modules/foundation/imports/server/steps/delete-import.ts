import type { UseCase } from '@fachwerk/server/module';
import type { importApi } from '../../contract.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { removeImport } from '../store/import-store.ts';
import { lockFor } from './begin-work.ts';

export const deleteImport: UseCase<typeof importApi.remove> = async (ctx, { id }) => {
  const { fileKey } = await lockFor(ctx, id, 'remove');
  await removeImport(ctx, id);
  if (fileKey) await ctx.app.files.remove(fileKey);
  await notifyWatchers(ctx);
  return {};
};
