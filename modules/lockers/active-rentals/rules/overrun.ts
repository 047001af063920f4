import { addMinutes } from '@fachwerk/base/time';
import type { Rental } from '@fachwerk/rentals/contract';
import { countedAfterMinutes, overrunTerms } from '@fachwerk/rentals/rules/overrun-terms';
import type { SiteRental } from '../contract.ts';

const HOUR_MS = 3_600_000;

type Times = Pick<Rental, 'endsAt' | 'graceMinutes' | 'overrunSince' | 'paidUntil'>;
type Priced = Times & Pick<Rental, 'state' | 'endedAt' | 'startsAt' | 'sizeCode' | 'prices'>;

/** All that what is due depends on, beside the time of day: the page of a rental knows it too, and says it without asking. */
export type OverrunClock = Pick<SiteRental, 'overrunFrom' | 'graceUntil' | 'overrunCentsPerHour'>;

export function overrunClock(rental: Priced): OverrunClock {
  const { overrunCentsPerHour } = overrunTerms(rental);
  return { overrunFrom: countedFrom(rental), graceUntil: dueAt(rental), overrunCentsPerHour };
}

/** What is due at a moment of a rental that goes on: nothing within grace; then every started hour since the agreed moment, or since what is paid. */
export function costAt({ overrunFrom, graceUntil, overrunCentsPerHour }: OverrunClock, at: Date): number {
  if (at <= graceUntil) return 0;
  return Math.ceil((at.getTime() - overrunFrom.getTime()) / HOUR_MS) * overrunCentsPerHour;
}

/** When it costs more than at this moment, and what it costs from then on. */
export function nextCharge(clock: OverrunClock, now: Date): { readonly at: Date; readonly cents: number } {
  const { overrunFrom, graceUntil } = clock;
  const hours = Math.ceil((now.getTime() - overrunFrom.getTime()) / HOUR_MS);
  const at = now <= graceUntil ? graceUntil : addMinutes(overrunFrom, hours * 60);
  return { at, cents: costAt(clock, new Date(at.getTime() + 1)) };
}

/** Until here a box still opens without an extra payment (spec §4: three hours, or what the location says). */
export function graceUntil({ endsAt, graceMinutes }: Times): Date {
  return addMinutes(endsAt, graceMinutes);
}

/** From here on an extra payment is due. Who has paid for overrun once gets no second time of grace. */
export function dueAt(rental: Times): Date {
  return hasPaidOver(rental) ? rental.paidUntil! : graceUntil(rental);
}

/** What has to be paid extra at a moment. What was due when it ended stays due. */
export function dueCents(rental: Priced, now: Date): number {
  return isCounting(rental) ? costAt(overrunClock(rental), countedAt(rental, now)) : 0;
}

/** How far a payment made now reaches: to the end of the started hour. */
export function coveredUntil(rental: Priced, now: Date): Date {
  const from = countedFrom(rental);
  const at = countedAt(rental, now);
  if (!isCounting(rental) || at <= dueAt(rental)) return from;
  return addMinutes(from, Math.ceil((at.getTime() - from.getTime()) / HOUR_MS) * 60);
}

/** What an extra payment up to there is worth, beside what was paid, waived or extended since it was asked for: each hour is paid once. */
export function surchargeWorth(rental: Priced, paidUntil: Date): number {
  const hours = Math.ceil((paidUntil.getTime() - countedFrom(rental).getTime()) / HOUR_MS);
  return Math.max(0, hours) * overrunTerms(rental).overrunCentsPerHour;
}

const isCounting = ({ state }: Pick<Rental, 'state'>): boolean => state === 'active' || state === 'ended';
const countedAt = ({ endedAt }: Pick<Rental, 'endedAt'>, now: Date): Date => (endedAt && endedAt < now ? endedAt : now);
const countedFrom = (rental: Times): Date =>
  hasPaidOver(rental) ? rental.paidUntil! : addMinutes(rental.endsAt, countedAfterMinutes(rental));

/** An extension may have moved the end past what was paid: then grace counts from the new end. */
const hasPaidOver = ({ paidUntil, endsAt }: Times): boolean => paidUntil !== null && paidUntil >= endsAt;
