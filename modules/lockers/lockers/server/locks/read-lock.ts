import { inCompany } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { lockApi } from '../../contract-lock.ts';
import { listNotes } from '../notes/note-store.ts';
import { lockOrUnknown } from './lock-store.ts';

export const readLock: UseCase<typeof lockApi.find> = async (ctx, { id }) => {
  const lock = await lockOrUnknown(ctx, id);
  return { ...lock, noteList: await listNotes(inCompany(ctx, lock.companyId), id) };
};
