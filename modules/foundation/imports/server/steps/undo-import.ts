import type { UseCase } from '@fachwerk/server/module';
import type { importApi } from '../../contract.ts';
import { noteImport } from '../note-import.ts';
import { presentNow } from '../present-import.ts';
import { beginWork, lockFor } from './begin-work.ts';

export const undoImport: UseCase<typeof importApi.undo> = async (ctx, { id }) => {
  const found = await lockFor(ctx, id, 'undo');
  await beginWork(ctx, id, 'undoing');
  await noteImport(ctx, found, 'undone');
  return presentNow(ctx, id);
};
