import type { UseCase } from '@fachwerk/server/module';
import type { dialogueApi } from '../../contract.ts';
import { auditDialogue } from './audit-dialogue.ts';
import { lockDialogue, removeDialogue } from './dialogue-store.ts';

export const deleteDialogue: UseCase<typeof dialogueApi.remove> = async (ctx, { id }) => {
  const { name } = await lockDialogue(ctx, id);
  await removeDialogue(ctx, id);
  await auditDialogue(ctx, id, 'deleted', { name });
  return {};
};
