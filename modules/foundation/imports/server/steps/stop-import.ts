import type { UseCase } from '@fachwerk/server/module';
import type { importApi } from '../../contract.ts';
import { noteImport } from '../note-import.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { presentNow } from '../present-import.ts';
import { saveAtRest, saveCounts } from '../store/import-store.ts';
import { dropLater } from '../store/later-store.ts';
import { lockFor } from './begin-work.ts';

export const stopImport: UseCase<typeof importApi.stop> = async (ctx, { id }) => {
  const found = await lockFor(ctx, id, 'stop');
  await dropLater(ctx, id);
  await saveCounts(ctx, id);
  await saveAtRest(ctx, id, 'done');
  await noteImport(ctx, found, 'stopped');
  await notifyWatchers(ctx);
  return presentNow(ctx, id);
};
