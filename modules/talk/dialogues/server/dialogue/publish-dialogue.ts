import type { UseCase } from '@fachwerk/server/module';
import type { dialogueApi } from '../../contract.ts';
import { whyNotPublish } from '../../rules/whether-to-publish.ts';
import { problem } from '../problem.ts';
import { auditDialogue } from './audit-dialogue.ts';
import { addEdition, findDialogue, lockDialogue } from './dialogue-store.ts';

export const publishDialogue: UseCase<typeof dialogueApi.publish> = async (ctx, { id, version, ...time }) => {
  const dialogue = await lockDialogue(ctx, id);
  if (dialogue.version !== version) throw problem('dialogue.changed_meanwhile');
  const { flow } = dialogue.content;
  const fault = whyNotPublish(flow);
  if (fault) throw problem(fault.code, { number: flow.findIndex((block) => block.id === fault.blockId) + 1 });
  if (time.shownFrom && time.shownUntil && time.shownUntil <= time.shownFrom) throw problem('dialogue.time_wrong');
  await addEdition(ctx, id, time);
  await auditDialogue(ctx, id, 'published', { edition: (dialogue.edition ?? 0) + 1, ...time });
  return findDialogue(ctx, id);
};
