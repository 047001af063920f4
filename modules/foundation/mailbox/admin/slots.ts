import { slot } from '@fachwerk/react/slot';

/** Above the list: what concerns how mails leave. */
export const mailboxNotes = slot<Record<never, never>>('mailbox.notes');
