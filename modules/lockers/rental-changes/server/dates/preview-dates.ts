import { addMinutes } from '@fachwerk/base/time';
import { inCompany } from '@fachwerk/companies/facade';
import type { Rental } from '@fachwerk/rentals/contract';
import { findRental } from '@fachwerk/rentals/facade-record';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { RentalChangeRefusal, rentalChangeApi } from '../../contract.ts';
import { type Dates, priceOfDates, whyNotDates } from '../../rules/dates.ts';
import { differenceOf } from '../../rules/difference.ts';
import { paidFor, whyNoLinkTo } from '../charge/settle-difference.ts';
import { problem } from '../problem.ts';

export const previewDates: UseCase<typeof rentalChangeApi.previewDates> = async (ctx, { id, startsAt, endsAt }) => {
  const rental = await findRental(ctx, id);
  if (!rental) throw problem('rental.unknown');
  const dates = { startsAt, endsAt };
  const scoped = inCompany(ctx, rental.companyId);
  const refusal = await whyNotDatesNow(scoped, rental, dates);
  const price = refusal ? { priceCents: rental.priceCents, differenceCents: 0 } : priceOfDates(rental, dates);
  const [paidCents, whyNoLink] = await Promise.all([paidFor(scoped, rental), whyNoLinkTo(scoped, rental)]);
  const difference = differenceOf(rental, price.differenceCents, paidCents);
  return { priceCents: price.priceCents, ...difference, whyNoLink, problem: refusal };
};

/** The rules first, then whether somebody else has the box then. */
export async function whyNotDatesNow(
  ctx: CompanyCtx,
  rental: Rental,
  dates: Dates,
): Promise<RentalChangeRefusal | null> {
  const refusal = whyNotDates(rental, dates, ctx.now);
  if (refusal) return refusal;
  const taken = await ctx.db.first(sql`
    select from rentals.rental_view r
    where r.company_id = ${ctx.companyId} and r.lock_id = ${rental.lockId} and r.id <> ${rental.id}
      and r.state in ('held', 'ordered', 'booked', 'active')
      and tstzrange(r.starts_at, r.blocked_until) && tstzrange(${dates.startsAt}, ${addMinutes(dates.endsAt, rental.checkMinutes)})
    limit 1`);
  return taken ? 'rental.dates_conflict' : null;
}
