import type { Chat } from '@fachwerk/chat/contract';
import { slot } from '@fachwerk/react/slot';

/** Beside a conversation: what modules above know about whoever asks. */
export const chatSlot = slot<{ readonly chat: Chat }>('chat-desk.chat');
