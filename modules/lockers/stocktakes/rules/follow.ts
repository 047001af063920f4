import type { FollowUp, StocktakeBox, StocktakeProblem } from '../contract.ts';
import { differenceOf, followUpsOf, isFollowed, RIGHTS } from './differences.ts';

/** Why a follow-up cannot be taken, or null. What has happened already is no reason: it stays so. */
export function whyNotFollow(
  box: StocktakeBox,
  what: FollowUp,
  capabilities: { has(capability: string): boolean },
): StocktakeProblem | null {
  if (!capabilities.has(RIGHTS[what])) return 'stocktake.right_missing';
  const difference = differenceOf(box);
  if (!difference || !followUpsOf(difference).includes(what)) return 'stocktake.no_difference';
  // Rented meanwhile: it is not put aside behind the renter's back.
  return what === 'out_of_service' && !isFollowed(box, what) && (box.state === 'rented' || box.state === 'overrun')
    ? 'stocktake.not_open_any_more'
    : null;
}
