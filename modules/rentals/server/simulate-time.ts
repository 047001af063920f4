import { problemsOf } from '@fachwerk/base/problem';
import { findCompany } from '@fachwerk/companies/facade';
import { changeOccupancy } from '@fachwerk/lockers/facade';
import { audit } from '@fachwerk/server/audit';
import { addJob } from '@fachwerk/server/jobs';
import type { UseCase } from '@fachwerk/server/module';
import { rentalProblems } from '../contract.ts';
import type { rentalSimulationApi } from '../contract-simulation.ts';
import { simulated, whyNotSimulate } from '../rules/simulation.ts';
import { accessRightOf } from './list-rows.ts';
import { followTime, timeJobKey } from './remind-plan.ts';
import { tellOfRentals } from './rental-hints.ts';
import { changeRental, holdRental } from './rental-store.ts';

const problem = problemsOf(rentalProblems);

/** So that somebody who tries the product out need not wait for hours: what follows is what the clock would bring about. */
export const simulateTime: UseCase<typeof rentalSimulationApi.simulate> = async (ctx, { id, what }) => {
  const { inside, rental } = await holdRental(ctx, id);
  const company = await findCompany(inside);
  const refusal = whyNotSimulate(rental, company?.isDemo ?? false);
  if (refusal) throw problem(refusal);
  const moved = await changeRental(inside, rental, simulated(rental, what, ctx.now));
  if (moved.occupancyId) await changeOccupancy(inside, moved.occupancyId, { endsAt: moved.endsAt });
  const payload = { companyId: rental.companyId, rentalId: id };
  await addJob(inside, followTime, payload, { key: timeJobKey(id) });
  await audit(inside, { subjectKind: 'rental', subjectId: id, action: 'rental.time_simulated', after: { what } });
  await tellOfRentals(inside, [id]);
  return accessRightOf(inside, id);
};
