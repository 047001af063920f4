import { beginAtDesk } from '@fachwerk/dialogues/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { pinApi } from '../../contract.ts';
import { findStartablePin } from './find-startable.ts';

export const beginDialogue: UseCase<typeof pinApi.begin> = async (ctx, { id, chat, messageId }) => {
  const { starts } = await findStartablePin(ctx, id, 'dialogue');
  await beginAtDesk(ctx, starts.dialogueId, { ...chat, itemId: id }, messageId);
  return {};
};
