import { addMinutes } from '@fachwerk/base/time';
import type { FulfilmentState } from '@fachwerk/fulfilment/contract';
import type { ParcelState, PickupProblem, PickupSettings, Warmth } from '../contract.ts';
import { SHORTEST_REASON } from '../contract.ts';

/** A box is kept from so long before the promised time: a kitchen that is quicker finds it. */
const LEAD_MINUTES = 30;

/** What counts until somebody has chosen. */
export const USUAL_SETTINGS: PickupSettings = {
  locationId: null,
  hotMinutes: 30,
  chilledMinutes: 60,
  remindMinutes: 120,
  keepMinutes: 1440,
};

type Standing = { readonly state: ParcelState };

const LIVE: readonly ParcelState[] = ['planned', 'held', 'laid'];

/** It has a box, or is promised one. */
export const isLive = ({ state }: Standing): boolean => LIVE.includes(state);

/** The time for which the box is kept. */
export function heldSpan(dueAt: Date, now: Date, { keepMinutes }: Pick<PickupSettings, 'keepMinutes'>) {
  const early = addMinutes(dueAt, -LEAD_MINUTES);
  const from = early > now ? early : now;
  const until = addMinutes(dueAt > now ? dueAt : now, keepMinutes);
  return { from, until };
}

/** Why staff cannot lay it in now, or null. What lies in already is taken back first. */
export function whyNotLay(parcel: Standing, fulfilment: FulfilmentState): PickupProblem | null {
  if (parcel.state === 'laid') return 'pickup.already_in';
  if (!isLive(parcel)) return 'pickup.over';
  if (parcel.state === 'planned') return 'pickup.not_yet';
  return fulfilment === 'waiting' || fulfilment === 'new' ? 'pickup.not_accepted' : null;
}

/** Why staff cannot take it out, or null: they say why, and the customer reads it. */
export function whyNotTakeBack(parcel: Standing, reason: string): PickupProblem | null {
  if (parcel.state !== 'laid') return isLive(parcel) ? 'pickup.not_in_box' : 'pickup.over';
  return whyNotReason(reason);
}

export function whyNotReason(reason: string): PickupProblem | null {
  return reason.trim().length < SHORTEST_REASON ? 'pickup.reason_missing' : null;
}

/** Why the boxes of an order cannot be given up, or null: once something lies in one, it is taken back. */
export function whyNotGiveUp(parcels: readonly Standing[], reason: string): PickupProblem | null {
  if (parcels.some(({ state }) => state === 'laid')) return 'pickup.already_in';
  if (!parcels.some(isLive)) return 'pickup.over';
  return whyNotReason(reason);
}

/** Why the customer cannot open it, or null. */
export function whyNotCollect({ state }: Standing): PickupProblem | null {
  if (state === 'laid') return null;
  return state === 'planned' || state === 'held' ? 'pickup.not_in_box' : 'pickup.over';
}

type Said = { readonly isOpened: boolean; readonly doorState: 'open' | 'closed' | 'unknown' };

/** Why nobody can say that the door is closed, or null: a sensor knows better, and what was not opened is not closed. */
export function whyNotClose(opening: Said | null): PickupProblem | null {
  if (!opening?.isOpened) return 'pickup.not_opened';
  return opening.doorState === 'open' ? 'pickup.door_open' : null;
}

type Laid = { readonly laidAt: Date | null; readonly warmth: Warmth };

/** From when on staff have to take it out: food by its minutes, everything else when nobody came. Null while nothing lies there. */
export function collectUntil({ laidAt, warmth }: Laid, settings: PickupSettings): Date | null {
  if (!laidAt) return null;
  return addMinutes(laidAt, warmth === 'any' ? settings.keepMinutes : foodMinutes(warmth, settings));
}

/** From when on hot or chilled food is too long in a box; null for what keeps. */
export function tooLongAt({ laidAt, warmth }: Laid, settings: PickupSettings): Date | null {
  return laidAt && warmth !== 'any' ? addMinutes(laidAt, foodMinutes(warmth, settings)) : null;
}

const foodMinutes = (warmth: Exclude<Warmth, 'any'>, { hotMinutes, chilledMinutes }: PickupSettings) =>
  warmth === 'hot' ? hotMinutes : chilledMinutes;

/** When whoever ordered is reminded: halfway for food that has less time than that. */
export function remindAt(parcel: Laid, settings: PickupSettings): Date | null {
  const until = collectUntil(parcel, settings);
  if (!parcel.laidAt || !until) return null;
  const usual = addMinutes(parcel.laidAt, settings.remindMinutes);
  const half = new Date((parcel.laidAt.getTime() + until.getTime()) / 2);
  return usual < until ? usual : half;
}

/** Why the settings cannot be like this, or null. */
export function whyNotSettings({ remindMinutes, keepMinutes }: PickupSettings): PickupProblem | null {
  return remindMinutes >= keepMinutes ? 'pickup.remind_after_keep' : null;
}
