import { type ChatProblem, MESSAGE_LENGTH } from '../contract.ts';

/** Limits for guests per conversation: messages per minute, files per hour. */
export const GUEST_MESSAGES_PER_MINUTE = 20;
export const GUEST_FILES_PER_HOUR = 20;
/** New guest conversations per company and hour. Conversations about orders do not count, so a flood cannot block them. */
const GUEST_CHATS_PER_HOUR = 300;
/** New guest conversations per network address: more than a family or an office needs, far below the company's limit. */
export const GUEST_CHATS_PER_ADDRESS = 10;

type Written = { readonly text: string; readonly fileIds: readonly string[] };

/** Also runs in the browser to disable the button with this reason. */
export function whyNotSend({ text, fileIds }: Written): ChatProblem | null {
  return (text.trim() === '' && fileIds.length === 0) || text.length > MESSAGE_LENGTH ? 'chat.message_empty' : null;
}

export function whyNotVisitor(withinWindow: { readonly messages: number }): ChatProblem | null {
  return withinWindow.messages >= GUEST_MESSAGES_PER_MINUTE ? 'chat.too_many_messages' : null;
}

/** Why a guest cannot start a conversation now: the limit per address applies long before the company's limit. */
export function whyNotBegin(begunLately: { readonly here: number; readonly anywhere: number }): ChatProblem | null {
  if (begunLately.here >= GUEST_CHATS_PER_ADDRESS) return 'chat.too_many_begun';
  return begunLately.anywhere >= GUEST_CHATS_PER_HOUR ? 'chat.too_many_guests' : null;
}

type Marked = { readonly side: string; readonly authorId: string | null; readonly isDeleted: boolean };

/** Customers can delete messages of the customer side, staff only their own. */
export function whyNotDelete(
  message: Marked,
  by: { readonly side: string; readonly userId: string | null },
): ChatProblem | null {
  if (message.side === 'event') return 'chat.message_not_own';
  if (by.side === 'customer') return message.side === 'customer' ? null : 'chat.message_not_own';
  return message.authorId !== null && message.authorId === by.userId ? null : 'chat.message_not_own';
}
