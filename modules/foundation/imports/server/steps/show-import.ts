import type { UseCase } from '@fachwerk/server/module';
import type { importApi } from '../../contract.ts';
import { findSeen, presentImport, sayTo } from '../present-import.ts';

export const showImport: UseCase<typeof importApi.find> = async (ctx, { id }) =>
  presentImport(await findSeen(ctx, id), await sayTo(ctx));
