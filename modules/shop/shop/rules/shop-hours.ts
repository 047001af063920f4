import { addMinutes, dayOf, HOUSE_ZONE } from '@fachwerk/base/time';
import type { OpeningHours } from '@fachwerk/opening-hours/contract';
import { isOpenAt, nextChange, spansOn } from '@fachwerk/opening-hours/rules/opening-hours';
import type { Pause, Shop, TypeHours } from '../contract.ts';
import type { DeliveryType } from '../contract-way.ts';

export function hoursOf({ hours, ways }: Pick<Shop, 'hours' | 'ways'>, type: DeliveryType): OpeningHours {
  return ways[type].hours ?? hours;
}

/** The pause that counts at this moment: one that is over ends by itself. */
export function pauseAt({ pause }: Pick<Shop, 'pause'>, now: Date): Pause | null {
  return pause && now < pause.until ? pause : null;
}

/** What the opening bar says of one type of delivery, and until when it is so. */
export function shopHours(shop: Pick<Shop, 'hours' | 'ways' | 'pause'>, type: DeliveryType, now: Date): TypeHours {
  const hours = hoursOf(shop, type);
  const plain = hoursWithoutPause(hours, shop.ways[type].preparationMinutes, now);
  const pause = pauseAt(shop, now);
  if (!pause) return plain;
  if (plain.isOpen) {
    return { state: 'paused', isOpen: false, at: openFrom(hours, pause.until), lastOrderAt: null };
  }
  // Closed anyway: it opens when both are over.
  return plain.at && plain.at < pause.until ? { ...plain, at: openFrom(hours, pause.until) } : plain;
}

/** The first moment from this one on at which it is open. */
function openFrom(hours: OpeningHours, from: Date): Date {
  if (isOpenAt(hours, HOUSE_ZONE, from)) return from;
  return nextChange(hours, HOUSE_ZONE, from)?.at ?? from;
}

function hoursWithoutPause(hours: OpeningHours, preparationMinutes: number, now: Date): TypeHours {
  const change = nextChange(hours, HOUSE_ZONE, now);
  if (isOpenAt(hours, HOUSE_ZONE, now)) {
    if (!change) return { state: 'open', isOpen: true, at: null, lastOrderAt: null };
    const opensAgain = nextChange(hours, HOUSE_ZONE, change.at);
    const state = opensAgain && isBreak(hours, change.at, opensAgain.at) ? 'break_in' : 'closes_in';
    return { state, isOpen: true, at: change.at, lastOrderAt: addMinutes(change.at, -preparationMinutes) };
  }
  const closed = { isOpen: false, at: change?.at ?? null, lastOrderAt: null };
  if (change && isBreak(hours, now, change.at)) return { ...closed, state: 'in_break' };
  const today = dayOf(now);
  if (change && dayOf(change.at).equals(today)) return { ...closed, state: 'opens_in' };
  const hasClosed = [today.subtract({ days: 1 }), today]
    .flatMap((day) => spansOn(hours, HOUSE_ZONE, day))
    .some(({ closesAt }) => closesAt <= now && dayOf(closesAt).equals(today));
  return { ...closed, state: hasClosed ? 'already_closed' : 'closed' };
}

/** Closed between two hours of one day. A night after which it opens again is none, also when it begins after midnight. */
function isBreak(hours: OpeningHours, closedAt: Date, opensAt: Date): boolean {
  return spansOn(hours, HOUSE_ZONE, dayOf(opensAt)).some(({ closesAt }) => closesAt <= closedAt);
}
