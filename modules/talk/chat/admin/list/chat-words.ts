import type { ChatHead } from '../../contract.ts';

/** Display name; falls back to the e-mail address. */
export const nameOf = ({ name, email }: Pick<ChatHead, 'name' | 'email'>): string => name || email;
