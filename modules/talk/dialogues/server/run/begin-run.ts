import { textIn } from '@fachwerk/base/translated';
import { writeAside } from '@fachwerk/chat/facade';
import type { LanguageCtx } from '@fachwerk/server/ctx';
import type { Translate } from '@fachwerk/server/translator';
import { begun } from '../../rules/engine.ts';
import type { Offered } from '../dialogue/dialogue-store.ts';
import type { Known } from './known-facts.ts';
import { addRun, countPassages, saveStep } from './run-store.ts';
import { speak } from './speak.ts';

/** The starter is said, and what the dialogue says to it. One that still waits in this conversation goes on instead. */
export async function beginRun(
  ctx: LanguageCtx,
  chat: { readonly id: string; readonly name: string },
  { id, edition, content }: Offered,
  messageId: string,
  knownOf: (t: Translate) => Promise<Known> | Known,
): Promise<void> {
  if (!(await addRun(ctx, chat.id, { dialogueId: id, edition }))) return;
  const text = textIn(content.starter, ctx.language) || content.name;
  if (!(await writeAside(ctx, chat.id, { side: 'customer', clientId: messageId, name: chat.name, text }))) return;
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(ctx.language);
  const known = await knownOf(t);
  const step = begun(content.flow, edition, known);
  await saveStep(ctx, chat.id, step);
  await countPassages(ctx, id, { reached: step.passed, answered: null });
  await speak(ctx, chat.id, step.outputs, t, known);
}
