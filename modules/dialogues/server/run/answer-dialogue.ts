import { sealGuest } from '@fachwerk/appointment-booking/facade';
import { onlineService } from '@fachwerk/appointments/facade';
import { textIn } from '@fachwerk/base/translated';
import { findAddress, keepContact, writeAside } from '@fachwerk/chat/facade';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { Say } from '@fachwerk/server/speaker';
import type { Flow } from '../../contract-flow.ts';
import type { dialogueSiteApi } from '../../contract-site.ts';
import { answered, type DialogueState } from '../../rules/engine.ts';
import { findEdition } from '../dialogue/dialogue-store.ts';
import { problem } from '../problem.ts';
import { knownFacts } from './known-facts.ts';
import { countPassages, lockRun, saveStep } from './run-store.ts';
import { speak } from './speak.ts';

/** What was answered becomes part of the conversation, and what it says of somebody part of who they are. */
export const answerDialogue: UseCase<typeof dialogueSiteApi.answer> = async (
  ctx,
  { chat, messageId, blockId, value },
) => {
  const { conversation } = await findAddress(ctx, chat);
  const run = conversation && (await lockRun(ctx, conversation.id));
  if (!run || run.at !== blockId) throw problem('dialogue.not_waiting');
  const chatId = conversation.id;
  const flow = (await findEdition(ctx, run.dialogueId, run.edition))?.flow ?? null;
  const say = (await ctx.house.texts.of(ctx.db, ctx.companyId)).in(ctx.language);
  const known = await knownFacts(ctx, chatId, say);
  const state: DialogueState = { version: run.edition, at: run.at, answers: run.answers };
  const step = answered(flow, state, [value], known);
  const refused = step.outputs.find((output) => output.kind === 'refuse');
  if (refused) throw problem('dialogue.answer_wrong', {}, { fields: [{ path: 'value', code: refused.code }] });

  const text = flow ? await saidBy(ctx, flow, blockId, step.state, say) : value;
  await writeAside(ctx, chatId, { side: 'customer', clientId: messageId, name: conversation.name, text });
  await saveStep(ctx, chatId, step);
  await countPassages(ctx, run.dialogueId, { reached: step.passed, answered: blockId });
  await keepAnswer(ctx, chatId, flow, blockId, step.state);
  await speak(ctx, chatId, step.outputs, say, known);
  const { name, email } = conversation;
  const isBooking = flow?.some(({ id, kind }) => id === blockId && kind === 'book') && value !== 'none';
  return { guest: isBooking && (name || email) ? sealGuest(ctx, { name, email }) : null };
};

/** An answer in the words somebody would have used. */
async function saidBy(
  ctx: SiteCtx,
  flow: Flow,
  blockId: string,
  { answers }: DialogueState,
  say: Say,
): Promise<string> {
  const block = flow.find(({ id }) => id === blockId);
  const [value = ''] = answers[blockId] ?? [];
  if (block?.kind === 'buttons') {
    const option = block.options.find(({ id }) => id === value);
    return option ? textIn(option.label, ctx.language) : value;
  }
  if (block?.kind === 'book') {
    if (value === 'none') return say('dialogue.book.none');
    if (block.where !== 'appointments') return say(`dialogue.book.${block.where}`);
    return textIn((await onlineService(ctx, value)).name, ctx.language);
  }
  return block?.kind === 'open' ? say(`dialogue.open.${value}`) : value;
}

async function keepAnswer(
  ctx: SiteCtx,
  chatId: string,
  flow: Flow | null,
  blockId: string,
  { answers }: DialogueState,
): Promise<void> {
  const block = flow?.find(({ id }) => id === blockId);
  const [value] = answers[blockId] ?? [];
  if (block?.kind !== 'input' || block.keepAs === 'nothing' || !value) return;
  await keepContact(ctx, chatId, { [block.keepAs]: value.slice(0, block.keepAs === 'name' ? 120 : 254) });
}
