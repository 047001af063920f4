import type { Rental } from '@fachwerk/rentals/contract';
import { holdLonger, releaseLonger } from '@fachwerk/rentals/facade-longer';
import { lockRental } from '@fachwerk/rentals/facade-record';
import { HOLD_MINUTES, PAYING_MINUTES } from '@fachwerk/rentals/rules/hold';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { whyNotExtendTo } from '../../rules/extend.ts';
import { problem } from '../problem.ts';
import { aheadOf } from './quote-extension.ts';

export type ExtensionWish = {
  readonly cartId: string;
  /** Once it is ordered, it is kept for as long as somebody may take to pay. */
  readonly orderId: string | null;
  readonly endsAt: Date;
};

/**
 * Keeps the time of an extension for whoever is about to pay for it, as a box in a cart is kept; refused where it cannot be had any more.
 * `ctx.companyId` is the company of the rental.
 */
export async function holdExtension(ctx: CompanyCtx, rentalId: string, wish: ExtensionWish): Promise<void> {
  const rental = await lockRental(ctx, rentalId);
  if (!rental) throw problem('rental.unknown');
  const refusal = whyNotExtendTo(rental, wish.endsAt, await aheadOf(ctx, rental));
  if (refusal) throw problem(refusal);
  await holdLonger(ctx, rental, wish, wish.orderId ? PAYING_MINUTES : HOLD_MINUTES);
}

/** The cart wants something else now. */
export async function releaseExtension(ctx: CompanyCtx, rentalId: string, cartId: string): Promise<void> {
  const rental: Rental | undefined = await lockRental(ctx, rentalId);
  if (rental) await releaseLonger(ctx, rental, { cartId });
}
