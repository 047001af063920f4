import { sealVisitor } from '@fachwerk/appointment-booking/facade';
import { findAddress, keepContact } from '@fachwerk/chat/facade';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { dialogueSiteApi } from '../../contract-site.ts';
import { knownFacts } from './known-facts.ts';
import { type Taken, takeAnswer } from './take-answer.ts';

/** What was answered becomes part of the conversation, and what it says of somebody part of who they are. */
export const answerDialogue: UseCase<typeof dialogueSiteApi.answer> = async (ctx, { chat, ...given }) => {
  const { conversation } = await findAddress(ctx, chat);
  const taken = await takeAnswer(ctx, conversation, given, (chatId, t) => knownFacts(ctx, chatId, t));
  const { id, name, email } = conversation!;
  await keepAnswer(ctx, id, given.blockId, taken);
  const isBooking = taken.flow?.some((block) => block.id === given.blockId && block.kind === 'book');
  return { guest: isBooking && given.value !== 'none' && (name || email) ? sealVisitor(ctx, { name, email }) : null };
};

async function keepAnswer(ctx: SiteCtx, chatId: string, blockId: string, { flow, state }: Taken): Promise<void> {
  const block = flow?.find(({ id }) => id === blockId);
  const [value] = state.answers[blockId] ?? [];
  if (block?.kind !== 'input' || block.keepAs === 'nothing' || !value) return;
  await keepContact(ctx, chatId, { [block.keepAs]: value.slice(0, block.keepAs === 'name' ? 120 : 254) });
}
