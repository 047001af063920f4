import { type ChatProblem, MESSAGE_LENGTH } from '../contract.ts';

/** What a guest may write into one conversation within a minute, and hang on it within an hour. */
export const GUEST_MESSAGES_PER_MINUTE = 20;
export const GUEST_FILES_PER_HOUR = 20;
/** New conversations of strangers that a company takes within an hour. Orders have their own, whoever floods. */
const GUEST_CHATS_PER_HOUR = 300;
/** Of these from one address: more than a family or an office begins, and nowhere near what would close the chat for others. */
export const GUEST_CHATS_PER_ADDRESS = 10;

type Written = { readonly text: string; readonly fileIds: readonly string[] };

/** The same in the browser: the button is grey, with this reason. */
export function whyNotSend({ text, fileIds }: Written): ChatProblem | null {
  return (text.trim() === '' && fileIds.length === 0) || text.length > MESSAGE_LENGTH ? 'chat.message_empty' : null;
}

export function whyNotGuest(withinWindow: { readonly messages: number }): ChatProblem | null {
  return withinWindow.messages >= GUEST_MESSAGES_PER_MINUTE ? 'chat.too_many_messages' : null;
}

/** Why a stranger cannot begin a conversation now: whoever floods is refused long before everybody is. */
export function whyNotBegin(begunLately: { readonly here: number; readonly anywhere: number }): ChatProblem | null {
  if (begunLately.here >= GUEST_CHATS_PER_ADDRESS) return 'chat.too_many_begun';
  return begunLately.anywhere >= GUEST_CHATS_PER_HOUR ? 'chat.too_many_guests' : null;
}

type Marked = { readonly side: string; readonly authorId: string | null; readonly isDeleted: boolean };

/** Everybody takes back what they wrote themselves. */
export function whyNotDelete(
  message: Marked,
  by: { readonly side: string; readonly userId: string | null },
): ChatProblem | null {
  if (message.side === 'event') return 'chat.message_not_own';
  if (by.side === 'customer') return message.side === 'customer' ? null : 'chat.message_not_own';
  return message.authorId !== null && message.authorId === by.userId ? null : 'chat.message_not_own';
}
