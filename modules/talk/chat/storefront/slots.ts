import { slot } from '@fachwerk/site/slot';

/** Between messages and composer, for quick replies. */
export const talkSlot = slot<{ readonly messageId: string }>('chat.talk');

/** On the start page, for alternatives to writing. `secret` will be the conversation's secret. */
export const startSlot = slot<{ readonly secret: string; readonly messageId: string }>('chat.start');
