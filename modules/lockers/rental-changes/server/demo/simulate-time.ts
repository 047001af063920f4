import { planNotices } from '@fachwerk/active-rentals/facade';
import { findCompany } from '@fachwerk/companies/facade';
import { changeOccupancy } from '@fachwerk/lockers/facade';
import { changeRental, lockVisibleRental, notifyStaff } from '@fachwerk/rentals/facade-record';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { rentalChangeApi } from '../../contract.ts';
import { simulated, whyNotSimulate } from '../../rules/simulation.ts';
import { problem } from '../problem.ts';
import { accessRightOf } from '../record/access-right-rows.ts';

/** So that somebody who tries the product out need not wait for hours: what follows is what the clock would bring about. */
export const simulateTime: UseCase<typeof rentalChangeApi.simulate> = async (ctx, { id, what }) => {
  const { scoped, rental } = await lockVisibleRental(ctx, id);
  const company = await findCompany(scoped);
  const refusal = whyNotSimulate(rental, company?.isDemo ?? false);
  if (refusal) throw problem(refusal);
  const moved = await changeRental(scoped, rental, simulated(rental, what, ctx.now));
  if (moved.occupancyId) await changeOccupancy(scoped, moved.occupancyId, { endsAt: moved.endsAt });
  await planNotices(scoped, moved, ctx.now);
  await audit(scoped, { subjectKind: 'rental', subjectId: id, action: 'rental.time_simulated', after: { what } });
  await notifyStaff(scoped, [id]);
  return accessRightOf(scoped, id);
};
