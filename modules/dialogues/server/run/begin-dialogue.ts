import { textIn } from '@fachwerk/base/translated';
import { openOrBegin, writeAside } from '@fachwerk/chat/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { dialogueSiteApi } from '../../contract-site.ts';
import { begun } from '../../rules/engine.ts';
import { findOffered } from '../dialogue/dialogue-store.ts';
import { problem } from '../problem.ts';
import { knownFacts } from './known-facts.ts';
import { addRun, countPassages, saveStep } from './run-store.ts';
import { speak } from './speak.ts';

export const beginDialogue: UseCase<typeof dialogueSiteApi.begin> = async (ctx, { chat, messageId }) => {
  const offered = await findOffered(ctx);
  if (!offered) throw problem('dialogue.not_waiting');
  const { id: chatId, name } = await openOrBegin(ctx, chat);
  if (!(await addRun(ctx, chatId, { dialogueId: offered.id, edition: offered.edition }))) return {};
  const text = textIn(offered.content.starter, ctx.language);
  if (!(await writeAside(ctx, chatId, { side: 'customer', clientId: messageId, name, text }))) return {};

  const say = (await ctx.house.texts.of(ctx.db, ctx.companyId)).in(ctx.language);
  const known = await knownFacts(ctx, chatId, say);
  const step = begun(offered.content.flow, offered.edition, known);
  await saveStep(ctx, chatId, step);
  await countPassages(ctx, offered.id, { reached: step.passed, answered: null });
  await speak(ctx, chatId, step.outputs, say, known);
  return {};
};
