import { findIntern } from '@fachwerk/chat/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { dialogueDeskApi } from '../../contract-desk.ts';
import { nothingKnown } from './begin-at-desk.ts';
import { takeAnswer } from './take-answer.ts';

export const answerAtDesk: UseCase<typeof dialogueDeskApi.answer> = async (ctx, { chat, ...given }) => {
  await takeAnswer(ctx, await findIntern(ctx, chat), given, (_chatId, t) => nothingKnown(t));
  return {};
};
