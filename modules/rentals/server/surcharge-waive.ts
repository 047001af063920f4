import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { rentalProblems } from '../contract.ts';
import type { accessRightApi } from '../contract-staff.ts';
import { whyNotWaive } from '../rules/end.ts';
import { coveredUntil, dueCents } from '../rules/overrun.ts';
import { accessRightOf } from './list-rows.ts';
import { languageOf, mailRenter, moneyIn } from './mail-renter.ts';
import { tellOfRentals } from './rental-hints.ts';
import { changeRental, holdRental } from './rental-store.ts';
import { tellStep } from './steps-told.ts';
import { settleOverrun } from './surcharge-paid.ts';

const problem = problemsOf(rentalProblems);

/** Counts as paid to the end of the started hour; who stays longer pays from there. */
export const waiveSurcharge: UseCase<typeof accessRightApi.waive> = async (ctx, { id, reason }) => {
  const { inside, rental } = await holdRental(ctx, id);
  const refusal = whyNotWaive(rental, ctx.now);
  if (refusal) throw problem(refusal);
  const amountCents = dueCents(rental, ctx.now);
  const waived = await changeRental(inside, rental, {
    paidUntil: coveredUntil(rental, ctx.now),
    waivedCents: rental.waivedCents + amountCents,
    overrunToldAt: null,
  });
  await settleOverrun(inside, waived);
  const after = { amountCents, reason };
  await audit(inside, { subjectKind: 'rental', subjectId: id, action: 'rental.surcharge_waived', after });
  await tellStep(inside, waived, { kind: 'surcharge_waived', data: after });
  const amount = moneyIn(languageOf(rental), amountCents);
  await mailRenter(inside, waived, { what: 'surcharge_waived', params: { amount } });
  await tellOfRentals(inside, [id]);
  return accessRightOf(inside, id);
};
