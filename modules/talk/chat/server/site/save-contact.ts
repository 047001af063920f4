import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { chatProblems } from '../../contract.ts';
import type { chatSiteApi } from '../../contract-site.ts';
import { lockConversation, notifyChat, saveContact as storeContact } from '../conversation/conversation-store.ts';
import { findAddress } from '../conversation/find-address.ts';

const problem = problemsOf(chatProblems);

/** A guest says who they are; of an order that is known, and stays. */
export const saveContact: UseCase<typeof chatSiteApi.contact> = async (ctx, { chat: address, name, email }) => {
  const { conversation } = await findAddress(ctx, address);
  if (!conversation) throw problem('chat.unknown');
  const chat = await lockConversation(ctx, conversation.id);
  if (chat.orderId) return {};
  await storeContact(ctx, chat.id, { name: name || chat.name, email: email || chat.email });
  await notifyChat(ctx, chat);
  return {};
};
