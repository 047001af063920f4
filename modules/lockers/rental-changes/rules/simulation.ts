import { addMinutes } from '@fachwerk/base/time';
import type { Rental } from '@fachwerk/rentals/contract';
import type { RentalChangeRefusal } from '../contract.ts';

export type Simulated = 'time_up' | 'overrun';

/** Why the clock of a rental cannot be moved, or null. Nobody's real rental is touched. */
export function whyNotSimulate({ state }: Pick<Rental, 'state'>, isDemo: boolean): RentalChangeRefusal | null {
  if (!isDemo) return 'rental.not_a_demo';
  return state === 'active' ? null : 'rental.not_running';
}

/** The same rental, so much earlier that its end is now, or that the grace has just run out. One that is later already stays. */
export function simulated(
  {
    startsAt,
    endsAt,
    blockedUntil,
    graceMinutes,
  }: Pick<Rental, 'startsAt' | 'endsAt' | 'blockedUntil' | 'graceMinutes'>,
  what: Simulated,
  now: Date,
): Pick<Rental, 'startsAt' | 'endsAt' | 'blockedUntil'> {
  const wanted = what === 'time_up' ? now : addMinutes(now, -(graceMinutes + 1));
  const earlierMs = Math.max(0, endsAt.getTime() - wanted.getTime());
  const earlier = (at: Date) => new Date(at.getTime() - earlierMs);
  return { startsAt: earlier(startsAt), endsAt: earlier(endsAt), blockedUntil: earlier(blockedUntil) };
}
