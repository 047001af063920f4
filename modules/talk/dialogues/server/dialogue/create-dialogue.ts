import type { UseCase } from '@fachwerk/server/module';
import type { dialogueApi } from '../../contract.ts';
import { auditDialogue } from './audit-dialogue.ts';
import { addDialogue, findDialogue } from './dialogue-store.ts';

export const createDialogue: UseCase<typeof dialogueApi.create> = async (ctx, { name }) => {
  const id = await addDialogue(ctx, { name, starter: { de: name.slice(0, 80) }, flow: [] });
  await auditDialogue(ctx, id, 'created', { name });
  return findDialogue(ctx, id);
};
