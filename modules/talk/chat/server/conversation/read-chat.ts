import { problemsOf } from '@fachwerk/base/problem';
import { findUser } from '@fachwerk/people/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import { type Chat, chatProblems } from '../../contract.ts';
import { isWithin, THERE_SECONDS, TYPING_SECONDS } from '../../rules/answering.ts';
import { listMessages, PAGE, shownMessage, type Which } from '../message/message-store.ts';
import { type Conversation, findConversation } from './conversation-store.ts';
import { findPresence } from './presence-store.ts';

const problem = problemsOf(chatProblems);

export async function readChat(ctx: Ctx, id: string, which: Which = {}): Promise<Chat> {
  const conversation = await findConversation(ctx, id);
  if (!conversation) throw problem('chat.unknown');
  return chatOf(ctx, conversation, which);
}

/** The conversation is read before its messages: anything written in between has a higher revision and is fetched again. */
export async function chatOf(ctx: Ctx, conversation: Conversation, which: Which = {}): Promise<Chat> {
  const { orderCompanyId: _, assigneeId, mailedSeq: __, ...head } = conversation;
  const [messages, presence, assignee] = await Promise.all([
    listMessages(ctx, head.id, which, false),
    findPresence(ctx, head.id, 'customer'),
    assigneeId ? findUser(ctx, assigneeId) : undefined,
  ]);
  const hasOlder = which.after === undefined && messages.length > PAGE;
  return {
    ...head,
    assignee: assignee
      ? { id: assignee.id, name: `${assignee.contact.firstName} ${assignee.contact.lastName}`.trim() }
      : null,
    messages: messages.slice(hasOlder ? -PAGE : 0).map(shownMessage),
    hasOlder,
    isCustomerThere: isWithin(presence.seenAt, ctx.now, THERE_SECONDS),
    isCustomerTyping: isWithin(presence.typingAt, ctx.now, TYPING_SECONDS),
  };
}
