import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { chatProblems } from '../../contract.ts';
import type { chatSiteApi } from '../../contract-site.ts';
import { lockConversation, notifyChat, saveRead } from '../conversation/conversation-store.ts';
import { findMessage } from '../message/message-store.ts';
import { findBegun } from './find-begun.ts';

const problem = problemsOf(chatProblems);

export const updateRead: UseCase<typeof chatSiteApi.updateRead> = async (ctx, { email, from, id }) => {
  const chatId = await findBegun(ctx, email, from);
  const message = await findMessage(ctx, chatId, id);
  if (!message || message.side === 'note' || message.side === 'event') throw problem('chat.message_unknown');
  const chat = await lockConversation(ctx, chatId);
  if (message.seq > chat.customerReadSeq) {
    await saveRead(ctx, chat, 'customer', message.seq);
    await notifyChat(ctx, chat);
  }
  return {};
};
