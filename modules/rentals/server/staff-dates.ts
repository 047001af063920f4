import { saveConflict } from '@fachwerk/base/changes';
import { problemsOf } from '@fachwerk/base/problem';
import { addMinutes } from '@fachwerk/base/time';
import { inCompany } from '@fachwerk/companies/facade';
import { changeOccupancy } from '@fachwerk/lockers/facade';
import { audit } from '@fachwerk/server/audit';
import { brokenConstraint } from '@fachwerk/server/db';
import type { CompanyCtx, UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { type Rental, type RentalProblem, rentalProblems } from '../contract.ts';
import type { accessRightApi } from '../contract-staff.ts';
import { type Dates, priceOfDates, whyNotDates } from '../rules/dates.ts';
import { accessRightOf } from './list-rows.ts';
import { languageOf, mailRenter, timeIn } from './mail-renter.ts';
import { planTime } from './remind-plan.ts';
import { tellOfRentals } from './rental-hints.ts';
import { changeRental, findRental, holdRental } from './rental-store.ts';
import { planStart } from './start-plan.ts';
import { tellStep } from './steps-told.ts';

const problem = problemsOf(rentalProblems);

export const previewDates: UseCase<typeof accessRightApi.previewDates> = async (ctx, { id, startsAt, endsAt }) => {
  const rental = await findRental(ctx, id);
  if (!rental) throw problem('rental.unknown');
  const dates = { startsAt, endsAt };
  const refusal = await whyNot(inCompany(ctx, rental.companyId), rental, dates);
  const price = refusal ? { priceCents: rental.priceCents, differenceCents: 0 } : priceOfDates(rental, dates);
  return { ...price, problem: refusal };
};

/** Staff decide: what the dates would cost more or less is noted, neither charged nor paid back. */
export const editDates: UseCase<typeof accessRightApi.editDate> = async (ctx, { orderItem }) => {
  const { id, version, startsAt, endsAt } = orderItem;
  const { inside, rental } = await holdRental(ctx, id);
  if (rental.version !== version) {
    const conflict = saveConflict(await accessRightOf(inside, id), { startsAt, endsAt });
    throw problem('rental.changed_meanwhile', {}, { conflict });
  }
  const dates = { startsAt, endsAt };
  const refusal = await whyNot(inside, rental, dates);
  if (refusal) throw problem(refusal);
  const isSame = +startsAt === +rental.startsAt && +endsAt === +rental.endsAt;
  if (!isSame) await moveDates(inside, rental, dates);
  return accessRightOf(inside, id);
};

async function moveDates(ctx: CompanyCtx, rental: Rental, { startsAt, endsAt }: Dates): Promise<void> {
  const blockedUntil = addMinutes(endsAt, rental.checkMinutes);
  const change = { startsAt, endsAt, blockedUntil, remindedAt: null, overrunToldAt: null };
  const moved = await changeRental(ctx, rental, change).catch((error) => {
    throw brokenConstraint(error) === 'rental_box_free' ? problem('rental.dates_conflict') : error;
  });
  if (moved.occupancyId) await changeOccupancy(ctx, moved.occupancyId, { endsAt, kind: 'rented' });
  await (moved.state === 'booked' ? planStart(ctx, moved) : planTime(ctx, moved));

  const before = { startsAt: rental.startsAt, endsAt: rental.endsAt };
  const after = { startsAt, endsAt };
  const { differenceCents } = priceOfDates(rental, after);
  await audit(ctx, { subjectKind: 'rental', subjectId: rental.id, action: 'rental.dates_edited', before, after });
  await tellStep(ctx, moved, { kind: 'dates_edited', data: { before, after, differenceCents } });
  const at = (moment: Date) => timeIn(languageOf(rental), rental.timeZone, moment);
  await mailRenter(ctx, moved, {
    what: 'dates_changed',
    params: { oldFrom: at(before.startsAt), oldTo: at(before.endsAt) },
  });
  await tellOfRentals(ctx, [rental.id]);
}

/** The rules first, then whether somebody else has the box then. */
async function whyNot(ctx: CompanyCtx, rental: Rental, dates: Dates): Promise<RentalProblem | null> {
  const refusal = whyNotDates(rental, dates, ctx.now);
  if (refusal) return refusal;
  const taken = await ctx.db.first(sql`
    select from rentals.rental r
    where r.company_id = ${ctx.companyId} and r.lock_id = ${rental.lockId} and r.id <> ${rental.id}
      and r.state in ('held', 'ordered', 'booked', 'active')
      and tstzrange(r.starts_at, r.blocked_until) && tstzrange(${dates.startsAt}, ${addMinutes(dates.endsAt, rental.checkMinutes)})
    limit 1`);
  return taken ? 'rental.dates_conflict' : null;
}
