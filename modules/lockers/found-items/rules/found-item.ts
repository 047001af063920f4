import type { FoundItem, FoundItemProblem, FoundItemSettings, FoundItemState } from '../contract.ts';

/** § 973 BGB: the finder's right begins six months after the find was reported. */
export const USUAL_SETTINGS: FoundItemSettings = { valuableMonths: 6, otherMonths: 6 };

/** Names of people who fetched something go when no claim can follow any more: three years from the end of the year (§§ 195, 199 BGB). */
export const NAMES_KEPT_YEARS = 3;

const ENDED: ReadonlySet<FoundItemState> = new Set(['returned', 'used', 'disposed']);

export const isEnded = (state: FoundItemState): boolean => ENDED.has(state);

export function keptUntil(foundOn: string, isValuable: boolean, settings: FoundItemSettings): string {
  const months = isValuable ? settings.valuableMonths : settings.otherMonths;
  return Temporal.PlainDate.from(foundOn).add({ months }).toString();
}

export const isDue = ({ state, keptUntil: until }: Pick<FoundItem, 'state' | 'keptUntil'>, today: string): boolean =>
  !isEnded(state) && until < today;

type Move = { readonly state: FoundItemState; readonly returnedTo: string; readonly proof: string };
type Item = Pick<FoundItem, 'state' | 'keptUntil'>;

/** Why it cannot become that, or null. What was given back by mistake can be opened again; what is used or disposed of has waited first. */
export function whyNotMove(item: Item, { state, returnedTo, proof }: Move, today: string): FoundItemProblem | null {
  if (item.state === state) return null;
  if (state === 'found') return isEnded(item.state) ? null : 'found_item.not_ended';
  if (isEnded(item.state)) return 'found_item.ended';
  if (state === 'returned' && returnedTo.trim() === '') return 'found_item.name_missing';
  if (state === 'returned' && proof.trim() === '') return 'found_item.proof_missing';
  if ((state === 'used' || state === 'disposed') && item.keptUntil >= today) return 'found_item.too_early';
  return null;
}

type Known = {
  readonly state: FoundItemState;
  readonly notifiedAt: Date | null;
  readonly hasRental: boolean;
  readonly maySeeRenters: boolean;
};

/** Why the last renter cannot be notified, or null. */
export function whyNotNotify({ state, notifiedAt, hasRental, maySeeRenters }: Known): FoundItemProblem | null {
  if (!maySeeRenters) return 'found_item.renter_denied';
  if (isEnded(state)) return 'found_item.ended';
  if (!hasRental) return 'found_item.no_renter';
  return notifiedAt ? 'found_item.already_notified' : null;
}
