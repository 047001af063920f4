import { slot } from '@fachwerk/site/slot';

/** Below what was said, above where one writes: what can be answered with a tap. */
export const talkSlot = slot<{ readonly messageId: string }>('chat.talk');

/** Where somebody begins: another way than writing. The secret is what the conversation will be known by. */
export const startSlot = slot<{ readonly secret: string; readonly messageId: string }>('chat.start');
