import { slot } from '@fachwerk/react/slot';
import type { Chat, Message } from '../contract.ts';

/** Beside a conversation, for what other modules know about the customer. */
export const chatSlot = slot<{ readonly chat: Chat }>('chat.chat');

/** Below a message of the other side. */
export const messageSlot = slot<{ readonly chatId: string; readonly message: Message }>('chat.message');
