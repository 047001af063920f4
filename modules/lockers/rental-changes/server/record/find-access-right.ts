import { inCompany } from '@fachwerk/companies/facade';
import { findRental, listSteps } from '@fachwerk/rentals/facade-record';
import { refundShares } from '@fachwerk/rentals/facade-renter';
import { sumOf } from '@fachwerk/rentals/rules/refund-share';
import type { UseCase } from '@fachwerk/server/module';
import type { rentalChangeApi } from '../../contract.ts';
import { problem } from '../problem.ts';
import { accessRightOf } from './access-right-rows.ts';

/** With everything that happened to it, in its order. */
export const findAccessRight: UseCase<typeof rentalChangeApi.find> = async (ctx, { id }) => {
  const rental = await findRental(ctx, id);
  if (!rental) throw problem('rental.unknown');
  const scoped = inCompany(ctx, rental.companyId);
  const [right, steps, shares] = await Promise.all([
    accessRightOf(scoped, id),
    listSteps(scoped, id),
    refundShares(scoped, rental),
  ]);
  return { ...right, steps, refundableCents: sumOf(shares) };
};
