import { onlineService } from '@fachwerk/appointments/facade';
import { textIn } from '@fachwerk/base/translated';
import { writeAside } from '@fachwerk/chat/facade';
import type { LanguageCtx } from '@fachwerk/server/ctx';
import type { Translate } from '@fachwerk/server/translator';
import type { Flow } from '../../contract-flow.ts';
import { answered, type DialogueState } from '../../rules/engine.ts';
import { findEdition } from '../dialogue/dialogue-store.ts';
import { problem } from '../problem.ts';
import type { Known } from './known-facts.ts';
import { countPassages, lockRun, saveStep } from './run-store.ts';
import { speak } from './speak.ts';

type Given = { readonly messageId: string; readonly blockId: string; readonly value: string };
export type Taken = { readonly flow: Flow | null; readonly state: DialogueState };

/** The answer becomes part of the conversation, and the dialogue goes on from it. */
export async function takeAnswer(
  ctx: LanguageCtx,
  chat: { readonly id: string; readonly name: string } | null | undefined,
  { messageId, blockId, value }: Given,
  knownOf: (chatId: string, t: Translate) => Promise<Known> | Known,
): Promise<Taken> {
  const run = chat && (await lockRun(ctx, chat.id));
  if (!run || run.at !== blockId) throw problem('dialogue.not_waiting');
  const flow = (await findEdition(ctx, run.dialogueId, run.edition))?.flow ?? null;
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(ctx.language);
  const known = await knownOf(chat.id, t);
  const step = answered(flow, { version: run.edition, at: run.at, answers: run.answers }, [value], known);
  const refused = step.outputs.find((output) => output.kind === 'refuse');
  if (refused) throw problem('dialogue.answer_wrong', {}, { fields: [{ path: 'value', code: refused.code }] });

  const text = flow ? await saidBy(ctx, flow, blockId, step.state, t) : value;
  await writeAside(ctx, chat.id, { side: 'customer', clientId: messageId, name: chat.name, text });
  await saveStep(ctx, chat.id, step);
  await countPassages(ctx, run.dialogueId, { reached: step.passed, answered: blockId });
  await speak(ctx, chat.id, step.outputs, t, known);
  return { flow, state: step.state };
}

/** An answer in the words somebody would have used. */
async function saidBy(
  ctx: LanguageCtx,
  flow: Flow,
  blockId: string,
  { answers }: DialogueState,
  t: Translate,
): Promise<string> {
  const block = flow.find(({ id }) => id === blockId);
  const [value = ''] = answers[blockId] ?? [];
  if (block?.kind === 'buttons') {
    const option = block.options.find(({ id }) => id === value);
    return option ? textIn(option.label, ctx.language) : value;
  }
  if (block?.kind === 'book') {
    if (value === 'none') return t('dialogue.book.none');
    if (block.where !== 'appointments') return t(`dialogue.book.${block.where}`);
    return textIn((await onlineService(ctx, value)).name, ctx.language);
  }
  return block?.kind === 'open' ? t(`dialogue.open.${value}`) : value;
}
