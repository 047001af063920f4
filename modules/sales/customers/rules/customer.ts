import type { Customer, CustomerProblem, Hold } from '../contract.ts';
import type { CustomerFigure, CustomerFilter } from '../contract-staff.ts';

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

/** What one company of the network is told of an account: who it is and whether it is blocked; why, and by whom, the network knows. */
export function asPartnerSees<T extends { readonly blockedReason: string; readonly blockedBy: string }>(row: T): T {
  return { ...row, blockedReason: '', blockedBy: '' };
}

/** The order of a list tells as much as its column: whoever does not see a figure neither sorts nor filters by it. */
export function whyNotAskFigure(
  { sort, hasOpen }: Pick<CustomerFilter, 'sort' | 'hasOpen'>,
  seen: ReadonlySet<CustomerFigure>,
): CustomerProblem | null {
  const asked: CustomerFigure[] = hasOpen === undefined ? [] : ['openCents'];
  if (sort === 'spentCents' || sort === 'openCents' || sort === 'lastContactAt') asked.push(sort);
  return asked.every((figure) => seen.has(figure)) ? null : 'customer.figure_denied';
}

/** Tags that one company may have. */
export const MOST_TAGS = 50;

/** Tags say what the network thinks of a customer: a company of it neither sees nor gives them. */
export function whyNotTag(isOfOwnNetwork: boolean): CustomerProblem | null {
  return isOfOwnNetwork ? null : 'customer_tag.of_the_network';
}

/** What the law keeps stays without the account; what is unfinished has to be finished first. */
export function whyNotErase(holds: readonly Pick<Hold, 'kind'>[]): CustomerProblem | null {
  return holds.some(({ kind }) => kind === 'open') ? 'customer.has_open_business' : null;
}

/** What is typed by hand, so that nobody erases anybody by a slip: the address, else the name, else the number. */
export function wordToErase({ email, name, phone }: { email: string; name: string; phone: string }): string {
  return email || name || phone;
}

export function isConfirmed(typed: string, word: string): boolean {
  return typed.trim().toLowerCase() === word.toLowerCase();
}

/** A number as it is dialled in Germany, however it was written: `+49 (0)151 / 12` and `0151 12` are the same. */
export function dialledNumber(typed: string): string {
  return typed.replace(/^\s*(?:\+|00)49\s*(?:\(0\))?/, '0').replace(/\D/g, '');
}
