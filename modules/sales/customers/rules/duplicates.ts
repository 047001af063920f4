import type { Customer } from '../contract.ts';
import type { DuplicateReason } from '../contract-merge.ts';
import { dialledNumber } from './customer.ts';

type Known = Pick<Customer, 'email' | 'firstName' | 'lastName' | 'phone'>;

/** Mails to `anna+shop@…` arrive at `anna@…`. */
export function mailbox(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@');
}

/** Why two customers may be one person; a first name alone says nothing. */
export function duplicateReasons(one: Known, other: Known): DuplicateReason[] {
  const isSame = (first: string, second: string) => first !== '' && first === second;
  const nameOf = ({ firstName, lastName }: Known) => (lastName ? `${firstName} ${lastName}`.trim().toLowerCase() : '');
  return [
    ...(isSame(mailbox(one.email), mailbox(other.email)) ? (['email'] as const) : []),
    ...(isSame(dialledNumber(one.phone), dialledNumber(other.phone)) ? (['phone'] as const) : []),
    ...(isSame(nameOf(one), nameOf(other)) ? (['name'] as const) : []),
  ];
}
