import type { UseCase } from '@fachwerk/server/module';
import type { dialogueApi } from '../../contract.ts';
import { problem } from '../problem.ts';
import { auditDialogue } from './audit-dialogue.ts';
import { findDialogue, lockDialogue, savePaused } from './dialogue-store.ts';

export const pauseDialogue: UseCase<typeof dialogueApi.pause> = async (ctx, { id, isPaused }) => {
  const { state } = await lockDialogue(ctx, id);
  if (state === 'draft') throw problem('dialogue.not_published');
  await savePaused(ctx, id, isPaused);
  await auditDialogue(ctx, id, isPaused ? 'paused' : 'resumed');
  return findDialogue(ctx, id);
};
