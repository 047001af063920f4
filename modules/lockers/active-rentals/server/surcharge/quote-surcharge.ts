import type { OrderLine } from '@fachwerk/orders/contract';
import type { Rental } from '@fachwerk/rentals/contract';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { coveredUntil, dueCents } from '../../rules/overrun.ts';
import { extraLine } from '../extension/extra-line.ts';
import { problem } from '../problem.ts';

export type SurchargeQuote = { readonly cents: number; readonly paidUntil: Date };

/** The amount due now, to the end of the started hour. */
export function quoteSurcharge(ctx: CompanyCtx, rental: Rental): SurchargeQuote {
  const cents = dueCents(rental, ctx.now);
  if (cents === 0) throw problem('rental.no_surcharge_due');
  return { cents, paidUntil: coveredUntil(rental, ctx.now) };
}

/** Order line of the amount due now, whatever was quoted before. */
export async function surchargeLine(ctx: CompanyCtx, rental: Rental): Promise<OrderLine> {
  const { cents, paidUntil } = quoteSurcharge(ctx, rental);
  const line = await extraLine(ctx, rental, 'surcharge', paidUntil);
  return {
    ...line,
    unitCents: cents,
    data: {
      ...line.data,
      startsAt: rental.endsAt.toISOString(),
      endsAt: paidUntil.toISOString(),
      paidUntil: paidUntil.toISOString(),
    },
  };
}
