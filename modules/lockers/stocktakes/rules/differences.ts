import type { BoxState } from '@fachwerk/lockers/contract-lock';
import type { BoxResult, Difference, FollowUp, StocktakeBox } from '../contract.ts';

const RENTED: ReadonlySet<BoxState> = new Set(['rented', 'overrun']);

/** Its renter has it: it is listed, and opened only with a reason. */
export const isRented = (state: BoxState): boolean => RENTED.has(state);

type Seen = { readonly expected: BoxState | null; readonly result: BoxResult | null };

const NOT_EMPTY: Readonly<Partial<Record<BoxState, Difference>>> = {
  free: 'free_not_empty',
  reserved: 'reserved_not_empty',
  to_check: 'to_check_not_empty',
  not_on_sale: 'not_on_sale_not_empty',
};
const EMPTY: Readonly<Partial<Record<BoxState, Difference>>> = {
  out_of_service: 'out_of_service_works',
  to_check: 'to_check_empty',
};

/** How the box differs from what the system says, or null. A rented box may hold anything. */
export function differenceOf({ expected, result }: Seen): Difference | null {
  if (result === null || expected === null) return null;
  if (result === 'empty') return EMPTY[expected] ?? null;
  if (result === 'not_empty') return NOT_EMPTY[expected] ?? null;
  // A box that is out of service may jam or be dirty: it is known.
  return expected === 'out_of_service' ? null : result;
}

const OFFERED: Readonly<Record<Difference, readonly FollowUp[]>> = {
  free_not_empty: ['found_item', 'out_of_service', 'alert'],
  reserved_not_empty: ['found_item', 'out_of_service', 'alert'],
  to_check_not_empty: ['found_item', 'out_of_service', 'alert'],
  not_on_sale_not_empty: ['found_item', 'alert'],
  jammed: ['out_of_service', 'alert'],
  dirty: ['out_of_service', 'alert'],
  out_of_service_works: ['in_service'],
  to_check_empty: ['release'],
};

export const followUpsOf = (difference: Difference): readonly FollowUp[] => OFFERED[difference];

/** The right of each follow-up where it is at home. */
export const RIGHTS = {
  out_of_service: 'locks.service',
  in_service: 'locks.service',
  release: 'rentals.check',
  alert: 'alerts.handle',
  found_item: 'found_items.edit',
} as const satisfies Record<FollowUp, string>;

/** Whether a follow-up has happened, by what the system says now. */
export function isFollowed(box: Pick<StocktakeBox, 'state' | 'alerts' | 'foundItems'>, what: FollowUp): boolean {
  switch (what) {
    case 'out_of_service':
      return box.state === 'out_of_service';
    case 'in_service':
      return box.state !== 'out_of_service';
    case 'release':
      return box.state !== 'to_check';
    case 'alert':
      return box.alerts > 0;
    case 'found_item':
      return box.foundItems > 0;
  }
}
