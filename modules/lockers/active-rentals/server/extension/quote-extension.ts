import { inCompany } from '@fachwerk/companies/facade';
import type { OrderLine } from '@fachwerk/orders/contract';
import type { Rental } from '@fachwerk/rentals/contract';
import { nextStartOf } from '@fachwerk/rentals/facade';
import { holdLonger, releaseLonger } from '@fachwerk/rentals/facade-longer';
import { lockRental } from '@fachwerk/rentals/facade-record';
import { HOLD_MINUTES, PAYING_MINUTES } from '@fachwerk/rentals/rules/hold';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { StayRefusal } from '../../contract.ts';
import { type Ahead, extendableUntil, extensionCents, whyNotExtend, whyNotExtendTo } from '../../rules/extend.ts';
import { problem } from '../problem.ts';
import { extraLine } from './extra-line.ts';

/** Constraints by the next rental of the box. */
export async function aheadOf(ctx: CompanyCtx, rental: Rental): Promise<Ahead> {
  return { nextStartsAt: await nextStartOf(ctx, rental), now: ctx.now };
}

export type ExtensionOffer = { readonly endsAt: Date; readonly priceCents: number };

/** Price of a later end; throws the reason if it is not available. A quote holds nothing (`holdExtension` does). */
export async function quoteExtension(ctx: CompanyCtx, rental: Rental, endsAt: Date): Promise<ExtensionOffer> {
  const ahead = await aheadOf(inCompany(ctx, rental.companyId), rental);
  const refusal = whyNotExtendTo(rental, endsAt, ahead);
  if (refusal) throw problem(refusal);
  return { endsAt, priceCents: extensionCents(rental, endsAt) };
}

/** How far a rental can be extended now, or why not. */
export async function extensionLimit(
  ctx: CompanyCtx,
  rental: Rental,
): Promise<{ readonly until: Date | null; readonly problem: StayRefusal | null }> {
  const ahead = await aheadOf(inCompany(ctx, rental.companyId), rental);
  return { until: extendableUntil(rental, ahead), problem: whyNotExtend(rental, ahead) };
}

/** Order line that extends a rental once paid; throws as the quote does. */
export async function extensionLine(ctx: CompanyCtx, rental: Rental, endsAt: Date): Promise<OrderLine> {
  const { priceCents } = await quoteExtension(ctx, rental, endsAt);
  const line = await extraLine(ctx, rental, 'extension', { from: rental.endsAt, to: endsAt });
  return {
    ...line,
    unitCents: priceCents,
    data: { ...line.data, startsAt: rental.endsAt.toISOString(), endsAt: endsAt.toISOString() },
  };
}

type ExtensionWish = {
  readonly cartId: string;
  /** Once ordered, it is held for as long as the payment may take. */
  readonly orderId: string | null;
  readonly endsAt: Date;
};

/**
 * Holds the time of an extension while it is being paid, as a box in a cart is held; throws if it is no longer available. `ctx.companyId` is the
 * company of the rental.
 */
export async function holdExtension(ctx: CompanyCtx, rentalId: string, wish: ExtensionWish): Promise<void> {
  const rental = await lockRental(ctx, rentalId);
  if (!rental) throw problem('rental.unknown');
  const refusal = whyNotExtendTo(rental, wish.endsAt, await aheadOf(ctx, rental));
  if (refusal) throw problem(refusal);
  await holdLonger(ctx, rental, wish, wish.orderId ? PAYING_MINUTES : HOLD_MINUTES);
}

/** The cart no longer contains the extension. */
export async function releaseExtension(ctx: CompanyCtx, rentalId: string, cartId: string): Promise<void> {
  const rental = await lockRental(ctx, rentalId);
  if (rental) await releaseLonger(ctx, rental, { cartId });
}
