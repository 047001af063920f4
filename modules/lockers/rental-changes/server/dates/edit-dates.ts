import { planNotices } from '@fachwerk/active-rentals/facade';
import { saveConflict } from '@fachwerk/base/changes';
import { addMinutes } from '@fachwerk/base/time';
import { changeOccupancy } from '@fachwerk/lockers/facade';
import type { Rental } from '@fachwerk/rentals/contract';
import { planStart } from '@fachwerk/rentals/facade';
import { changeRental, lockVisibleRental, logStep, notifyStaff } from '@fachwerk/rentals/facade-record';
import { mailRenter } from '@fachwerk/rentals/facade-renter';
import { languageOf, timeIn } from '@fachwerk/rentals/rules/renter-words';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import { brokenConstraint } from '@fachwerk/server/db';
import type { UseCase } from '@fachwerk/server/module';
import type { rentalChangeApi } from '../../contract.ts';
import { type Dates, priceOfDates } from '../../rules/dates.ts';
import { chargeWords, isByLink, type Said, settleDifference, settlementOf } from '../charge/settle-difference.ts';
import { problem } from '../problem.ts';
import { accessRightOf } from '../record/access-right-rows.ts';
import { whyNotDatesNow } from './preview-dates.ts';

/** What the dates cost more is charged, taken or waived with them; what they cost less can go back. */
export const editDates: UseCase<typeof rentalChangeApi.editDate> = async (ctx, { orderItem }) => {
  const { id, version, startsAt, endsAt, reason, settling } = orderItem;
  const { scoped, rental } = await lockVisibleRental(ctx, id);
  if (rental.version !== version) {
    const conflict = saveConflict(await accessRightOf(scoped, id), { startsAt, endsAt });
    throw problem('rental.changed_meanwhile', {}, { conflict });
  }
  const dates = { startsAt, endsAt };
  const refusal = await whyNotDatesNow(scoped, rental, dates);
  if (refusal) throw problem(refusal);
  const isSame = +startsAt === +rental.startsAt && +endsAt === +rental.endsAt;
  if (!isSame) await moveDates(scoped, rental, dates, { settling, reason });
  return accessRightOf(scoped, id);
};

async function moveDates(ctx: Ctx, rental: Rental, { startsAt, endsAt }: Dates, said: Said): Promise<void> {
  const { reason } = said;
  const { differenceCents } = priceOfDates(rental, { startsAt, endsAt });
  const settlement = await settlementOf(ctx, rental, differenceCents, said);
  const blockedUntil = addMinutes(endsAt, rental.checkMinutes);
  const moved = await changeRental(ctx, rental, { startsAt, endsAt, blockedUntil }).catch((error) => {
    throw brokenConstraint(error) === 'rental_box_free' ? problem('rental.dates_conflict') : error;
  });
  if (moved.occupancyId) await changeOccupancy(ctx, moved.occupancyId, { endsAt, kind: 'rented' });
  await (moved.state === 'booked' ? planStart(ctx, moved) : planNotices(ctx, moved));

  const before = { startsAt: rental.startsAt, endsAt: rental.endsAt };
  const after = { startsAt, endsAt };
  const why = reason && { reason };
  await audit(ctx, {
    subjectKind: 'rental',
    subjectId: rental.id,
    action: 'rental.dates_edited',
    before,
    after: { ...after, ...why },
  });
  await logStep(ctx, moved, { kind: 'dates_edited', data: { before, after, differenceCents, ...why } });
  const at = (moment: Date) => timeIn(languageOf(rental), rental.timeZone, moment);
  await settleDifference(ctx, moved, rental, settlement);
  const params = { oldFrom: at(before.startsAt), oldTo: at(before.endsAt), ...chargeWords(rental, settlement) };
  await mailRenter(
    ctx,
    moved,
    isByLink(settlement) ? { what: 'dates_charged', params, link: 'pay' } : { what: 'dates_changed', params },
  );
  await notifyStaff(ctx, [rental.id]);
}
