import { slot } from '@fachwerk/react/slot';
import type { Chat, Message } from '../contract.ts';

/** Beside a conversation: what modules above know about whoever asks. */
export const chatSlot = slot<{ readonly chat: Chat }>('chat.chat');

/** Below what somebody else wrote. */
export const messageSlot = slot<{ readonly chatId: string; readonly message: Message }>('chat.message');
