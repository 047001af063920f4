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

/** What comes after a rental in its box. */
export async function aheadOf(ctx: CompanyCtx, rental: Rental): Promise<Ahead> {
  return { nextStartsAt: await nextStartOf(ctx, rental), now: ctx.now };
}

export type ExtensionOffer = { readonly endsAt: Date; readonly priceCents: number };

/** What a later end costs more; refused with the reason where it cannot be had. Asking holds nothing (`holdExtension` does). */
export async function quoteExtension(ctx: CompanyCtx, rental: Rental, endsAt: Date): Promise<ExtensionOffer> {
  const ahead = await aheadOf(inCompany(ctx, rental.companyId), rental);
  const refusal = whyNotExtendTo(rental, endsAt, ahead);
  if (refusal) throw problem(refusal);
  return { endsAt, priceCents: extensionCents(rental, endsAt) };
}

/** How far a rental can be extended now, or why it cannot. */
export async function extensionLimit(
  ctx: CompanyCtx,
  rental: Rental,
): Promise<{ readonly until: Date | null; readonly problem: StayRefusal | null }> {
  const ahead = await aheadOf(inCompany(ctx, rental.companyId), rental);
  return { until: extendableUntil(rental, ahead), problem: whyNotExtend(rental, ahead) };
}

/** The line of an order that makes a rental longer once it is paid; refused as the quote is. */
export async function extensionLine(ctx: CompanyCtx, rental: Rental, endsAt: Date): Promise<OrderLine> {
  const { priceCents } = await quoteExtension(ctx, rental, endsAt);
  const line = await extraLine(ctx, rental, 'extension', endsAt);
  return {
    ...line,
    unitCents: priceCents,
    data: { ...line.data, startsAt: rental.endsAt.toISOString(), endsAt: endsAt.toISOString() },
  };
}

type ExtensionWish = {
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
  const rental = await lockRental(ctx, rentalId);
  if (rental) await releaseLonger(ctx, rental, { cartId });
}
