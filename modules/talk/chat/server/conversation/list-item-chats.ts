import type { UseCase } from '@fachwerk/server/module';
import type { chatApi } from '../../contract.ts';
import { messageAt, rowId } from '../../rules/address.ts';
import { findChatOf } from '../message/message-store.ts';
import { listHeadsOfItem } from './head-store.ts';

const MOST = 100;

/** `/chat/list/{msgId}/{itemId}/{company}`: the conversation of that message, and others about the item. */
export const listItemChats: UseCase<typeof chatApi.ofItem> = async (ctx, { itemId, msgId = '' }) => {
  const messageId = messageAt(`#${rowId(msgId)}`);
  const chatId = messageId ? await findChatOf(ctx, messageId) : undefined;
  return {
    chats: await listHeadsOfItem(ctx, itemId, MOST),
    at: messageId && chatId ? { chatId, messageId } : null,
  };
};
