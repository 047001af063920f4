import type { Customer, CustomerProblem, NewsletterState } from '../contract.ts';
import type { CustomerRow } from '../contract-staff.ts';

export type MergeSide = Pick<
  CustomerRow,
  | 'id'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'language'
  | 'blockedAt'
  | 'blockedReason'
  | 'blockedBy'
  | 'newsletter'
> & {
  /** The newsletter was asked for once, whatever became of it. */
  readonly wasAsked: boolean;
};

export type Merged = Pick<Customer, 'email' | 'firstName' | 'lastName' | 'phone' | 'blockedAt' | 'blockedReason'> &
  Pick<CustomerRow, 'blockedBy' | 'newsletter'>;

/** Why two customers cannot become one, or null. The accounts are the network's. */
export function whyNotMerge(
  kept: Pick<Customer, 'id'>,
  other: Pick<Customer, 'id'>,
  isOfOwnNetwork: boolean,
): CustomerProblem | null {
  if (!isOfOwnNetwork) return 'customer.of_the_network';
  return kept.id === other.id ? 'customer.merge_same' : null;
}

/** What is kept stands; the other one fills gaps. A block of either counts. */
export function mergedCustomer(kept: MergeSide, other: MergeSide): Merged {
  const blocked = kept.blockedAt ? kept : other;
  return {
    email: kept.email || other.email,
    firstName: kept.firstName || other.firstName,
    lastName: kept.lastName || other.lastName,
    phone: kept.phone || other.phone,
    blockedAt: blocked.blockedAt,
    blockedReason: blocked.blockedReason,
    blockedBy: blocked.blockedBy,
    newsletter: mergedNewsletter(kept, other),
  };
}

/** Consent is given for an address and goes with it. Whoever ended the newsletter at one of the two gets none at either. */
function mergedNewsletter(kept: MergeSide, other: MergeSide): NewsletterState {
  if (hasEnded(kept) || hasEnded(other)) return 'none';
  return kept.email === '' ? other.newsletter : kept.newsletter;
}

const hasEnded = ({ newsletter, wasAsked }: MergeSide) => newsletter === 'none' && wasAsked;
