import { translateText } from '@fachwerk/ai-text/facade';
import { problemsOf } from '@fachwerk/base/problem';
import { chatProblems } from '@fachwerk/chat/contract';
import { findMessage } from '@fachwerk/chat/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { chatLinkApi } from '../contract.ts';

const problem = problemsOf(chatProblems);

export const translateMessage: UseCase<typeof chatLinkApi.translate> = async (ctx, { id, messageId }) => {
  const message = await findMessage(ctx, id, messageId);
  if (!message || message.isDeleted || message.text === '') throw problem('chat.message_unknown');
  return { text: await translateText(ctx, { text: message.text, to: ctx.caller.language }) };
};
