import { settleOverrun } from '@fachwerk/active-rentals/facade';
import { coveredUntil, dueCents, overrunDueCents } from '@fachwerk/active-rentals/rules/overrun';
import { changeRental, lockVisibleRental, logStep, notifyStaff } from '@fachwerk/rentals/facade-record';
import { mailRenter } from '@fachwerk/rentals/facade-renter';
import { languageOf, moneyIn } from '@fachwerk/rentals/rules/renter-words';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { rentalChangeApi } from '../../contract.ts';
import { whyNotWaive } from '../../rules/staff-acts.ts';
import { problem } from '../problem.ts';
import { accessRightOf } from '../record/access-right-rows.ts';

/** With what staff had charged. Overrun counts as paid to the end of the started hour; who stays longer pays from there. */
export const waiveSurcharge: UseCase<typeof rentalChangeApi.waive> = async (ctx, { id, reason }) => {
  const { scoped, rental } = await lockVisibleRental(ctx, id);
  const refusal = whyNotWaive(rental, ctx.now);
  if (refusal) throw problem(refusal);
  const amountCents = dueCents(rental, ctx.now);
  const isOverrun = overrunDueCents(rental, ctx.now) > 0;
  const waived = await changeRental(scoped, rental, {
    ...(isOverrun && { paidUntil: coveredUntil(rental, ctx.now) }),
    chargeCents: 0,
    waivedCents: rental.waivedCents + amountCents,
  });
  await settleOverrun(scoped, waived);
  const after = { amountCents, chargeCents: rental.chargeCents, reason };
  await audit(scoped, { subjectKind: 'rental', subjectId: id, action: 'rental.surcharge_waived', after });
  await logStep(scoped, waived, { kind: 'surcharge_waived', data: after });
  const amount = moneyIn(languageOf(rental), amountCents);
  await mailRenter(scoped, waived, { what: 'surcharge_waived', params: { amount } });
  await notifyStaff(scoped, [id]);
  return accessRightOf(scoped, id);
};
