import { hasHours } from '@fachwerk/opening-hours/rules/opening-hours';
import type { StorageLocationData } from '../contract.ts';

/** What keeps a whole location from being sold; boxes have reasons of their own. */
export type SaleGap = 'hidden' | 'hours' | 'operator_email' | 'party' | 'suspended';

export type SaleFacts = Pick<StorageLocationData, 'isActive' | 'openingHours' | 'operatorEmail'> & {
  /** Customers can be told with whom they sign. */
  readonly isPartyComplete: boolean;
  /** The company that runs it sells nothing for a while. */
  readonly isSuspended: boolean;
};

/** Nothing of a location is sold while one of these is open. locations.on_sale_view says the same; a test holds them together. */
export const saleGaps = ({ openingHours, ...facts }: SaleFacts): SaleGap[] =>
  gapsOf({ ...facts, hasHours: hasHours(openingHours) });

/** The same where it is known whether there are hours at all. */
export function gapsOf(facts: Omit<SaleFacts, 'openingHours'> & { readonly hasHours: boolean }): SaleGap[] {
  const { isActive, operatorEmail, isPartyComplete, isSuspended } = facts;
  const gaps: [SaleGap, boolean][] = [
    ['hidden', !isActive],
    ['hours', !facts.hasHours],
    ['operator_email', operatorEmail === ''],
    ['party', !isPartyComplete],
    ['suspended', isSuspended],
  ];
  return gaps.filter(([, isOpen]) => isOpen).map(([gap]) => gap);
}

export const isOnSale = (facts: SaleFacts): boolean => saleGaps(facts).length === 0;
