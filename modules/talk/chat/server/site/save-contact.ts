import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { chatProblems } from '../../contract.ts';
import type { chatSiteApi } from '../../contract-site.ts';
import { lockConversation, notifyChat, saveContact as storeContact } from '../conversation/conversation-store.ts';
import { findAddress } from '../conversation/find-address.ts';

const problem = problemsOf(chatProblems);

/** Stores a guest's contact details; those of an order are known and do not change. */
export const saveContact: UseCase<typeof chatSiteApi.contact> = async (ctx, { chat: address, name, email }) => {
  const { conversation } = await findAddress(ctx, address);
  if (!conversation) throw problem('chat.unknown');
  const chat = await lockConversation(ctx, conversation.id);
  if (chat.orderId) return {};
  await storeContact(ctx, chat.id, { name: name || chat.name, email: email || chat.email });
  await notifyChat(ctx, chat);
  return {};
};
