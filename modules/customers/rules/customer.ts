import type { Customer, CustomerProblem, Hold } from '../contract.ts';

/** Addresses one person may keep. */
export const MOST_ADDRESSES = 20;

export function fullName({ firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

type Account = Pick<Customer, 'blockedAt'>;

/** The account is the network's: who runs one of its locations asks there. */
export function whyNotBlock(customer: Account, isOfOwnNetwork: boolean): CustomerProblem | null {
  if (!isOfOwnNetwork) return 'customer.of_the_network';
  return customer.blockedAt ? 'customer.already_blocked' : null;
}

export function whyNotUnblock(customer: Account, isOfOwnNetwork: boolean): CustomerProblem | null {
  if (!isOfOwnNetwork) return 'customer.of_the_network';
  return customer.blockedAt ? null : 'customer.not_blocked';
}

/** A customer's record is theirs and the network's: one company of it knows them by a contract, and changes nothing about them. */
export function whyNotEdit(isOfOwnNetwork: boolean): CustomerProblem | null {
  return isOfOwnNetwork ? null : 'customer.of_the_network';
}

/** What the law keeps stays without the account; what is unfinished has to be finished first. */
export function whyNotErase(holds: readonly Pick<Hold, 'kind'>[]): CustomerProblem | null {
  return holds.some(({ kind }) => kind === 'open') ? 'customer.has_open_business' : null;
}

/** Typed by hand, so that nobody erases anybody by a slip. */
export function isConfirmed(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email;
}
