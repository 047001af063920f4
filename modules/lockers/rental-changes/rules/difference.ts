import type { Rental } from '@fachwerk/rentals/contract';
import type { RentalChangeProblem, Settling } from '../contract.ts';

/** What a change of dates or box makes of the money of a rental. */
export type Difference = {
  /** More to pay, or less if negative. */
  readonly differenceCents: number;
  /** Of a charge that is still open, what goes with the time it was for. */
  readonly droppedCents: number;
  /** What could go back of the rest. */
  readonly refundableCents: number;
};

export function differenceOf(
  { chargeCents }: Pick<Rental, 'chargeCents'>,
  differenceCents: number,
  paidCents: number,
): Difference {
  const less = Math.max(0, -differenceCents);
  const droppedCents = Math.min(less, chargeCents);
  return { differenceCents, droppedCents, refundableCents: Math.min(less - droppedCents, paidCents) };
}

type Asked = {
  readonly settling?: Settling | undefined;
  readonly reason?: string | undefined;
  readonly mayRefund: boolean;
  /** May say that money was received. */
  readonly maySettle: boolean;
  /** Why no link can be sent to pay it, or null. */
  readonly whyNoLink: LinkRefusal | null;
};

export type LinkRefusal = 'rental.no_mail_address' | 'payment.not_offered';
export type SettlingRefusal = RentalChangeProblem | LinkRefusal | 'access.denied';

/** Why a difference cannot be settled like this, or null. What costs more is never left open unsaid. */
export function whyNotSettle({ differenceCents, refundableCents }: Difference, asked: Asked): SettlingRefusal | null {
  const { settling, reason = '', mayRefund, maySettle, whyNoLink } = asked;
  if (differenceCents > 0 && !settling) return 'rental.difference_open';
  if (!settling) return null;
  const { way, cents } = settling;
  if (way === 'refund') {
    if (!mayRefund) return 'access.denied';
    if (cents > refundableCents) return differenceCents < 0 ? 'rental.refund_too_high' : 'rental.difference_changed';
    return reason === '' ? 'rental.reason_missing' : null;
  }
  if (cents !== differenceCents) return 'rental.difference_changed';
  if (way === 'link') return whyNoLink;
  if (way !== 'waived') return maySettle ? null : 'access.denied';
  if (!mayRefund) return 'access.denied';
  return reason === '' ? 'rental.reason_missing' : null;
}

/** From when an open charge keeps the box shut: the end of the time that was paid. The earliest of several counts. */
export function chargedFrom(rental: Pick<Rental, 'endsAt' | 'chargeCents' | 'chargedFrom'>, now: Date): Date {
  const from = rental.endsAt > now ? rental.endsAt : now;
  return rental.chargeCents > 0 && rental.chargedFrom && rental.chargedFrom < from ? rental.chargedFrom : from;
}
