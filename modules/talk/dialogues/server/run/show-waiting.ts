import { textIn } from '@fachwerk/base/translated';
import { findAddress } from '@fachwerk/chat/facade';
import type { LanguageCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { dialogueSiteApi, WaitingStep } from '../../contract-site.ts';
import { isWaiting } from '../../rules/engine.ts';
import { findEdition } from '../dialogue/dialogue-store.ts';
import { findRun } from './run-store.ts';

export const showWaiting: UseCase<typeof dialogueSiteApi.waiting> = async (ctx, { chat }) => {
  const { conversation } = await findAddress(ctx, chat);
  return { step: conversation ? await waitingStep(ctx, conversation.id) : null };
};

/** What waits in a conversation, in the language of whoever asks. */
export async function waitingStep(ctx: LanguageCtx, chatId: string): Promise<WaitingStep | null> {
  const run = await findRun(ctx, chatId);
  const flow = run?.at ? (await findEdition(ctx, run.dialogueId, run.edition))?.flow : undefined;
  const block = flow?.find(({ id }) => id === run?.at);
  if (!block || !isWaiting(block)) return null;
  const options = block.kind === 'buttons' ? block.options : [];
  return {
    blockId: block.id,
    kind: block.kind,
    options: options.map(({ id, label }) => ({ id, label: textIn(label, ctx.language) })),
    check: block.kind === 'input' ? block.check : null,
    where: block.kind === 'book' ? block.where : null,
  };
}
