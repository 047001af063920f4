import type { UseCase } from '@fachwerk/server/module';
import type { dialogueApi } from '../../contract.ts';
import { listDialogues } from './dialogue-store.ts';

export const showDialogues: UseCase<typeof dialogueApi.list> = async (ctx) => ({
  dialogues: (await listDialogues(ctx)).map(({ id, name, state, offeredInstead, begun, updatedAt }) => ({
    id,
    name,
    state,
    offeredInstead,
    begun,
    updatedAt,
  })),
});
