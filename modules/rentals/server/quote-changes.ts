import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import type { OrderLine } from '@fachwerk/orders/contract';
import type { CompanyCtx } from '@fachwerk/server/module';
import { type Rental, type RentalProblem, rentalProblems } from '../contract.ts';
import { extendableUntil, whyNotExtend } from '../rules/extend.ts';
import { aheadOf } from './extend-ahead.ts';
import { surchargeLine as lineNow, extensionLine as lineTo, quoteExtension as quoteTo } from './extend-quote.ts';

const problem = problemsOf(rentalProblems);

export type ExtensionOffer = { readonly endsAt: Date; readonly priceCents: number };

/** What a later end costs more; refused with the reason where it cannot be had. It is looked at again when it was paid. */
export async function quoteExtension(ctx: CompanyCtx, rental: Rental, endsAt: Date): Promise<ExtensionOffer> {
  const quote = await quoteTo(ctx, rental, endsAt);
  if (quote.problem) throw problem(quote.problem);
  return { endsAt, priceCents: quote.cents };
}

/** How far a rental can be extended now, or why it cannot. */
export async function extensionLimit(
  ctx: CompanyCtx,
  rental: Rental,
): Promise<{ readonly until: Date | null; readonly problem: RentalProblem | null }> {
  const ahead = await aheadOf(inCompany(ctx, rental.companyId), rental);
  return { until: extendableUntil(rental, ahead), problem: whyNotExtend(rental, ahead) };
}

/** As it stands in a cart, in an order and on the invoice. */
export function extensionLine(
  ctx: CompanyCtx,
  rental: Rental,
  { endsAt }: Pick<ExtensionOffer, 'endsAt'>,
): Promise<OrderLine> {
  return lineTo(ctx, rental, endsAt);
}

/** What is due at this very moment, whatever was quoted before. */
export function surchargeLine(ctx: CompanyCtx, rental: Rental, _quote: unknown): Promise<OrderLine> {
  return lineNow(ctx, rental);
}
