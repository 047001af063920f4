import type { UseCase } from '@fachwerk/server/module';
import type { importApi } from '../../contract.ts';
import { noteImport } from '../note-import.ts';
import { presentNow } from '../present-import.ts';
import { beginWork, lockFor } from './begin-work.ts';

export const startImport: UseCase<typeof importApi.start> = async (ctx, { id }) => {
  const found = await lockFor(ctx, id, 'start');
  await beginWork(ctx, id, 'running');
  await noteImport(ctx, found, 'started');
  return presentNow(ctx, id);
};
