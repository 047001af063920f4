import type { ChatHead } from '../../contract.ts';

/** How somebody is called who may have said nothing about themselves. */
export const nameOf = ({ name, email }: Pick<ChatHead, 'name' | 'email'>): string => name || email;
