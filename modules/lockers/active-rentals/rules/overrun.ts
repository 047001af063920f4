import { addMinutes } from '@fachwerk/base/time';
import type { Rental } from '@fachwerk/rentals/contract';
import { countedAfterMinutes, overrunTerms } from '@fachwerk/rentals/rules/overrun-terms';
import type { SiteRental } from '../contract.ts';

const HOUR_MS = 3_600_000;

type Times = Pick<Rental, 'endsAt' | 'graceMinutes' | 'overrunSince' | 'paidUntil'>;
type Priced = Times & Pick<Rental, 'state' | 'endedAt' | 'startsAt' | 'sizeCode' | 'prices'>;
type Charged = Pick<Rental, 'state' | 'chargeCents' | 'chargedFrom'>;

/** Everything the due amount depends on except the time: the rental page has it too and computes the amount without a request. */
export type OverrunClock = Pick<SiteRental, 'overrunFrom' | 'graceUntil' | 'overrunCentsPerHour'>;

export function overrunClock(rental: Priced): OverrunClock {
  const { overrunCentsPerHour } = overrunTerms(rental);
  return { overrunFrom: countedFrom(rental), graceUntil: dueAt(rental), overrunCentsPerHour };
}

/**
 * Amount due at a moment of an active rental: none within the grace period, then every started hour since the agreed moment, or since the paid time.
 */
export function costAt({ overrunFrom, graceUntil, overrunCentsPerHour }: OverrunClock, at: Date): number {
  if (at <= graceUntil) return 0;
  return Math.ceil((at.getTime() - overrunFrom.getTime()) / HOUR_MS) * overrunCentsPerHour;
}

/** When the amount rises next, and the amount from then on. */
export function nextCharge(clock: OverrunClock, now: Date): { readonly at: Date; readonly cents: number } {
  const { overrunFrom, graceUntil } = clock;
  const hours = Math.ceil((now.getTime() - overrunFrom.getTime()) / HOUR_MS);
  const at = now <= graceUntil ? graceUntil : addMinutes(overrunFrom, hours * 60);
  return { at, cents: costAt(clock, new Date(at.getTime() + 1)) };
}

/** End of the grace period (spec §4: three hours, or as the location sets it). */
export function graceUntil({ endsAt, graceMinutes }: Times): Date {
  return addMinutes(endsAt, graceMinutes);
}

/** From here on an extra payment is due. After an extra payment there is no second grace period. */
export function dueAt(rental: Times): Date {
  return hasPaidOver(rental) ? rental.paidUntil! : graceUntil(rental);
}

/** Amount due at a moment: overrun, and what staff have charged. An amount due at the end stays due. */
export function dueCents(rental: Priced & Charged, now: Date): number {
  return overrunDueCents(rental, now) + chargeDueCents(rental);
}

/** Of it, what staying too long has cost. */
export function overrunDueCents(rental: Priced, now: Date): number {
  return isCounting(rental) ? costAt(overrunClock(rental), countedAt(rental, now)) : 0;
}

/** Of it, what staff have charged for more time or a larger box; nothing for a booking that is off. */
export function chargeDueCents({ state, chargeCents }: Pick<Charged, 'state' | 'chargeCents'>): number {
  return state === 'booked' || state === 'active' || state === 'ended' ? chargeCents : 0;
}

/** Whether something has to be paid before the box opens. Time that was paid is not locked by a charge for what comes after it. */
export function isShutUntilPaid(rental: Priced & Charged, now: Date): boolean {
  if (overrunDueCents(rental, now) > 0) return true;
  return chargeDueCents(rental) > 0 && rental.chargedFrom !== null && rental.chargedFrom <= now;
}

/** Until when a payment made now covers: the end of the started hour. */
export function coveredUntil(rental: Priced, now: Date): Date {
  const from = countedFrom(rental);
  const at = countedAt(rental, now);
  if (!isCounting(rental) || at <= dueAt(rental)) return from;
  return addMinutes(from, Math.ceil((at.getTime() - from.getTime()) / HOUR_MS) * 60);
}

/** Value of an extra payment up to `paidUntil`, without time that was paid, waived or extended since it was requested: each hour is paid once. */
export function surchargeWorth(rental: Priced, paidUntil: Date): number {
  const hours = Math.ceil((paidUntil.getTime() - countedFrom(rental).getTime()) / HOUR_MS);
  return Math.max(0, hours) * overrunTerms(rental).overrunCentsPerHour;
}

const isCounting = ({ state }: Pick<Rental, 'state'>): boolean => state === 'active' || state === 'ended';
const countedAt = ({ endedAt }: Pick<Rental, 'endedAt'>, now: Date): Date => (endedAt && endedAt < now ? endedAt : now);
const countedFrom = (rental: Times): Date =>
  hasPaidOver(rental) ? rental.paidUntil! : addMinutes(rental.endsAt, countedAfterMinutes(rental));

/** An extension may have moved the end beyond the paid time: then the grace period starts at the new end. */
const hasPaidOver = ({ paidUntil, endsAt }: Times): boolean => paidUntil !== null && paidUntil >= endsAt;
