import type { UseCase } from '@fachwerk/server/module';
import type { dialogueApi } from '../../contract.ts';
import { problem } from '../problem.ts';
import { auditDialogue } from './audit-dialogue.ts';
import { findDialogue, lockDialogue, saveDraft } from './dialogue-store.ts';

export const saveDialogue: UseCase<typeof dialogueApi.save> = async (ctx, { id, version, content }) => {
  const dialogue = await lockDialogue(ctx, id);
  if (dialogue.version !== version) throw problem('dialogue.changed_meanwhile');
  await saveDraft(ctx, id, content);
  await auditDialogue(ctx, id, 'saved', { name: content.name, blocks: content.flow.length });
  return findDialogue(ctx, id);
};
