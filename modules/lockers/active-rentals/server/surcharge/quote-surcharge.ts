import type { OrderLine } from '@fachwerk/orders/contract';
import type { Rental } from '@fachwerk/rentals/contract';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { chargeDueCents, coveredUntil, overrunDueCents } from '../../rules/overrun.ts';
import { extraLine } from '../extension/extra-line.ts';
import { problem } from '../problem.ts';

export type SurchargeQuote = {
  readonly cents: number;
  /** Of it, what staff have charged. */
  readonly chargeCents: number;
  /** How far the rest of it covers overrun; null where none is paid. */
  readonly paidUntil: Date | null;
};

/** The amount due now: what staff have charged, and overrun to the end of the started hour. */
export function quoteSurcharge(ctx: CompanyCtx, rental: Rental): SurchargeQuote {
  const overrun = overrunDueCents(rental, ctx.now);
  const chargeCents = chargeDueCents(rental);
  const cents = overrun + chargeCents;
  if (cents === 0) throw problem('rental.no_surcharge_due');
  return { cents, chargeCents, paidUntil: overrun > 0 ? coveredUntil(rental, ctx.now) : null };
}

/** Order line of the amount due now, whatever was quoted before. */
export async function surchargeLine(ctx: CompanyCtx, rental: Rental): Promise<OrderLine> {
  return lineOf(ctx, rental, quoteSurcharge(ctx, rental));
}

/** The same of a part of what staff have charged: what a person has taken for it. */
export async function chargeLine(ctx: CompanyCtx, rental: Rental, cents: number): Promise<OrderLine> {
  return lineOf(ctx, rental, { cents, chargeCents: cents, paidUntil: null });
}

/** A charge is for time up to the booked end; overrun is what comes after it. */
async function lineOf(ctx: CompanyCtx, rental: Rental, { cents, chargeCents, paidUntil }: SurchargeQuote) {
  const from = chargeCents > 0 ? (rental.chargedFrom ?? rental.startsAt) : rental.endsAt;
  const to = paidUntil ?? rental.endsAt;
  const span = { from: from < to ? from : rental.startsAt, to };
  const line = await extraLine(ctx, rental, chargeCents > 0 ? 'charge' : 'surcharge', span);
  return {
    ...line,
    kind: 'surcharge' as const,
    unitCents: cents,
    data: {
      ...line.data,
      startsAt: span.from.toISOString(),
      endsAt: to.toISOString(),
      paidUntil: paidUntil?.toISOString() ?? null,
      chargeCents,
    },
  };
}
