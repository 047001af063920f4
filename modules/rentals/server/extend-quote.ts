import { problemsOf } from '@fachwerk/base/problem';
import { textIn } from '@fachwerk/base/translated';
import { inCompany } from '@fachwerk/companies/facade';
import { listPlaces } from '@fachwerk/locations/facade';
import type { OrderLine } from '@fachwerk/orders/contract';
import type { CompanyCtx } from '@fachwerk/server/module';
import { type Rental, type RentalProblem, rentalProblems } from '../contract.ts';
import { extendableUntil, extensionCents, whyNotExtendTo } from '../rules/extend.ts';
import { coveredUntil, dueCents } from '../rules/overrun.ts';
import { aheadOf } from './extend-ahead.ts';
import { endIn, languageOf, timeIn } from './mail-renter.ts';

const problem = problemsOf(rentalProblems);
/** Letting a box is taxed at the general rate. */
const VAT_PERCENT = 19;

export type ExtensionQuote = {
  readonly endsAt: Date;
  /** What is to be paid more; nothing where the prices say so. */
  readonly cents: number;
  /** Why it cannot be so long, as a problem code; null when it can. */
  readonly problem: RentalProblem | null;
  /** The latest end that could be chosen; null when there is none. */
  readonly latestEnd: Date | null;
};

/** What a later end would cost. Asking holds nothing: whoever books the time meanwhile has it. */
export async function quoteExtension(ctx: CompanyCtx, rental: Rental, endsAt: Date): Promise<ExtensionQuote> {
  const inside = inCompany(ctx, rental.companyId);
  const ahead = await aheadOf(inside, rental);
  return {
    endsAt,
    cents: extensionCents(rental, endsAt),
    problem: whyNotExtendTo(rental, endsAt, ahead),
    latestEnd: extendableUntil(rental, ahead),
  };
}

/** The line of an order that makes a rental longer once it is paid; refused as the quote is. */
export async function extensionLine(ctx: CompanyCtx, rental: Rental, endsAt: Date): Promise<OrderLine> {
  const quote = await quoteExtension(ctx, rental, endsAt);
  if (quote.problem) throw problem(quote.problem);
  return {
    ...(await lineOf(ctx, rental, 'extension', endsAt)),
    unitCents: quote.cents,
    data: { startsAt: rental.endsAt.toISOString(), endsAt: endsAt.toISOString() },
  };
}

export type SurchargeQuote = { readonly cents: number; readonly paidUntil: Date };

/** What is due now, to the end of the started hour. */
export function quoteSurcharge(ctx: CompanyCtx, rental: Rental): SurchargeQuote {
  const cents = dueCents(rental, ctx.now);
  if (cents === 0) throw problem('rental.no_surcharge_due');
  return { cents, paidUntil: coveredUntil(rental, ctx.now) };
}

export async function surchargeLine(ctx: CompanyCtx, rental: Rental): Promise<OrderLine> {
  const { cents, paidUntil } = quoteSurcharge(ctx, rental);
  return {
    ...(await lineOf(ctx, rental, 'surcharge', paidUntil)),
    unitCents: cents,
    data: {
      startsAt: rental.endsAt.toISOString(),
      endsAt: paidUntil.toISOString(),
      paidUntil: paidUntil.toISOString(),
    },
  };
}

/** For the time from the booked end on. */
async function lineOf(ctx: CompanyCtx, rental: Rental, kind: 'extension' | 'surcharge', to: Date) {
  const language = languageOf(rental);
  const say = (await ctx.house.texts.of(ctx.db, rental.companyId)).in(language);
  const [place] = await listPlaces(ctx, [rental.locationId]);
  const params = {
    size: rental.sizeCode,
    location: place ? textIn(place.name, language) : '',
    order: rental.orderNumber,
    from: timeIn(language, rental.timeZone, rental.endsAt),
    to: endIn(language, rental.timeZone, { from: rental.endsAt, to }),
  };
  return {
    kind,
    subjectId: rental.id,
    title: say(`rental.line.${kind}`, params),
    detail: say('rental.line.span', params),
    quantity: 1,
    vatPercent: VAT_PERCENT,
  };
}
