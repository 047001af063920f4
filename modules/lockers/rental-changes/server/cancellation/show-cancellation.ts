import { inCompany } from '@fachwerk/companies/facade';
import type { Rental } from '@fachwerk/rentals/contract';
import { listSteps } from '@fachwerk/rentals/facade-record';
import { refundShares, rentalByKey } from '@fachwerk/rentals/facade-renter';
import { sumOf } from '@fachwerk/rentals/rules/refund-share';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { Cancellation, cancellationApi } from '../../contract-cancellation.ts';
import { whyNotCancel } from '../../rules/cancel.ts';
import { problem } from './problem.ts';

export const showCancellation: UseCase<typeof cancellationApi.show> = async (ctx, { key }) => {
  const rental = await rentalByKey(ctx, key);
  if (!rental) throw problem('rental.unknown');
  return cancellationOf(inCompany(ctx, rental.companyId), rental);
};

/** Asked inside the company that runs the rental. */
export async function cancellationOf(ctx: CompanyCtx, rental: Rental): Promise<Cancellation> {
  const whyNot = whyNotCancel(rental);
  const isCancelled = rental.state === 'cancelled';
  const refundCents = isCancelled ? await givenBack(ctx, rental) : whyNot ? 0 : sumOf(await refundShares(ctx, rental));
  return { whyNot, isCancelled, refundCents };
}

/** Whoever gave it back, and why. */
async function givenBack(ctx: CompanyCtx, { id }: Rental): Promise<number> {
  const back = (await listSteps(ctx, id)).filter(({ kind }) => kind === 'refunded');
  return back.reduce((sum, { data }) => sum + Number(data.amountCents ?? 0), 0);
}
