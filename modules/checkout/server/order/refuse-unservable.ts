import { problemsOf } from '@fachwerk/base/problem';
import { linesOf } from '@fachwerk/orders/facade';
import { rentalProblems } from '@fachwerk/rentals/contract';
import { findRental } from '@fachwerk/rentals/facade-record';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { quoteExtension, quoteSurcharge } from '@fachwerk/stays/facade';

const rentalProblem = problemsOf(rentalProblems);

/** Nobody is sent to pay for a longer time that cannot be had any more, or for what is settled: it would only go back. */
export async function refuseUnservable(ctx: CompanyCtx, orderId: string): Promise<void> {
  for (const { kind, subjectId, data } of await linesOf(ctx, orderId)) {
    if (kind !== 'extension' && kind !== 'surcharge') continue;
    const rental = await findRental(ctx, subjectId);
    if (!rental) throw rentalProblem('rental.unknown');
    if (kind === 'extension') await quoteExtension(ctx, rental, new Date(String(data.endsAt)));
    else await quoteSurcharge(ctx, rental);
  }
}
