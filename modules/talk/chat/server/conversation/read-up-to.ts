import type { UseCase } from '@fachwerk/server/module';
import type { chatApi } from '../../contract.ts';
import { lockConversation, notifyChat, saveRead } from './conversation-store.ts';

export const readUpTo: UseCase<typeof chatApi.read> = async (ctx, { id, seq }) => {
  const chat = await lockConversation(ctx, id);
  if (seq > chat.staffReadSeq) {
    await saveRead(ctx, chat, 'staff', seq);
    await notifyChat(ctx, chat);
  }
  return {};
};
