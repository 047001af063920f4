import { openOrBegin } from '@fachwerk/chat/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { dialogueSiteApi } from '../../contract-site.ts';
import { findOffered } from '../dialogue/dialogue-store.ts';
import { problem } from '../problem.ts';
import { beginRun } from './begin-run.ts';
import { knownFacts } from './known-facts.ts';

export const beginDialogue: UseCase<typeof dialogueSiteApi.begin> = async (ctx, { chat, messageId }) => {
  const offered = await findOffered(ctx);
  if (!offered) throw problem('dialogue.not_waiting');
  const conversation = await openOrBegin(ctx, chat);
  await beginRun(ctx, conversation, offered, messageId, (t) => knownFacts(ctx, conversation.id, t));
  return {};
};
