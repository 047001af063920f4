import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { rentalProblems } from '../contract.ts';
import type { accessRightApi } from '../contract-staff.ts';
import { accessRightOf } from './list-rows.ts';
import { listSteps } from './rental-steps.ts';
import { findRental } from './rental-store.ts';
import { refundShares, sumOf } from './surcharge-shares.ts';

const problem = problemsOf(rentalProblems);

/** With everything that happened to it, in its order. */
export const findAccessRight: UseCase<typeof accessRightApi.find> = async (ctx, { id }) => {
  const rental = await findRental(ctx, id);
  if (!rental) throw problem('rental.unknown');
  const inside = inCompany(ctx, rental.companyId);
  const [right, steps, shares] = await Promise.all([
    accessRightOf(inside, id),
    listSteps(inside, id),
    refundShares(inside, rental),
  ]);
  return { ...right, steps, refundableCents: sumOf(shares) };
};
