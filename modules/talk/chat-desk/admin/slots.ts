import type { Chat, Message } from '@fachwerk/chat/contract';
import { slot } from '@fachwerk/react/slot';

/** Beside a conversation: what modules above know about whoever asks. */
export const chatSlot = slot<{ readonly chat: Chat }>('chat-desk.chat');

/** Below what somebody else wrote. */
export const messageSlot = slot<{ readonly chatId: string; readonly message: Message }>('chat-desk.message');
