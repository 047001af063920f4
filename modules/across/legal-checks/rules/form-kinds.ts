/** Blocks in which a visitor writes something. */
export const FORM_KINDS: readonly string[] = ['contact-form', 'callback', 'newsletter'];
