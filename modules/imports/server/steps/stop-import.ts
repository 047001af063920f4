import type { UseCase } from '@fachwerk/server/module';
import type { importApi } from '../../contract.ts';
import { noteImport } from '../note-import.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { presentNow } from '../present-import.ts';
import { saveAtRest } from '../store/import-store.ts';
import { lockFor } from './begin-work.ts';

export const stopImport: UseCase<typeof importApi.stop> = async (ctx, { id }) => {
  const found = await lockFor(ctx, id, 'stop');
  await saveAtRest(ctx, id, 'done');
  await noteImport(ctx, found, 'stopped');
  await notifyWatchers(ctx);
  return presentNow(ctx, id);
};
