import { addMinutes } from '@fachwerk/base/time';
import { priceSetAt } from '@fachwerk/pricing/rules/price-set';
import type { Rental } from '@fachwerk/rentals/contract';

const HOUR_MS = 3_600_000;

type Times = Pick<Rental, 'endsAt' | 'graceMinutes' | 'paidUntil'>;
type Priced = Times & Pick<Rental, 'state' | 'endedAt' | 'startsAt' | 'sizeCode' | 'prices'>;

/** Until here a box still opens without an extra payment (spec §4: three hours, or what the location says). */
export function graceUntil({ endsAt, graceMinutes }: Times): Date {
  return addMinutes(endsAt, graceMinutes);
}

/** From here on an extra payment is due. Who has paid for overrun once gets no second time of grace. */
export function dueAt(rental: Times): Date {
  return hasPaidOver(rental) ? rental.paidUntil! : graceUntil(rental);
}

/** What a started hour over the booked end costs, by the prices of the booking. */
export function overrunCentsPerHour({ prices, sizeCode, startsAt }: Priced): number {
  return priceSetAt(prices, sizeCode, startsAt)?.overrunCentsPerHour ?? 0;
}

/** What has to be paid extra at a moment: nothing within grace; then every started hour since the booked end, or since what is paid. */
export function dueCents(rental: Priced, now: Date): number {
  return dueHours(rental, now) * overrunCentsPerHour(rental);
}

/** How far a payment made now reaches: to the end of the started hour. */
export function coveredUntil(rental: Priced, now: Date): Date {
  return addMinutes(countedFrom(rental), dueHours(rental, now) * 60);
}

function dueHours(rental: Priced, now: Date): number {
  if (rental.state !== 'active' && rental.state !== 'ended') return 0;
  // What was due when it ended stays due.
  const at = rental.endedAt && rental.endedAt < now ? rental.endedAt : now;
  if (at <= dueAt(rental)) return 0;
  return Math.ceil((at.getTime() - countedFrom(rental).getTime()) / HOUR_MS);
}

const countedFrom = (rental: Times): Date => (hasPaidOver(rental) ? rental.paidUntil! : rental.endsAt);

/** An extension may have moved the end past what was paid: then grace counts from the new end. */
const hasPaidOver = ({ paidUntil, endsAt }: Times): boolean => paidUntil !== null && paidUntil >= endsAt;
