import { inCompany } from '@fachwerk/companies/facade';
import type { OrderLine } from '@fachwerk/orders/contract';
import type { Rental } from '@fachwerk/rentals/contract';
import { nextStartOf } from '@fachwerk/rentals/facade';
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
  return {
    ...(await extraLine(ctx, rental, 'extension', endsAt)),
    unitCents: priceCents,
    data: { startsAt: rental.endsAt.toISOString(), endsAt: endsAt.toISOString() },
  };
}
