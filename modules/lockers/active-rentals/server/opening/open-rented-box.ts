import { requestOpening } from '@fachwerk/openings/facade';
import type { Rental } from '@fachwerk/rentals/contract';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { SiteAttempt } from '../../contract.ts';
import { whyNotOpen } from '../../rules/open.ts';
import { problem } from '../problem.ts';

export type BoxOpening = { readonly transactionId: string; readonly way: 'key' | 'pin' };

/** Opens the box of a locked rental for its renter; the lock orders it before or after a concurrent revocation. */
export async function openRentedBox(
  ctx: CompanyCtx,
  rental: Rental,
  { transactionId, way }: BoxOpening,
): Promise<SiteAttempt> {
  const refusal = whyNotOpen(rental, ctx.now);
  if (refusal) throw problem(refusal);
  const { id, state, doorState } = await requestOpening(ctx, {
    lockId: rental.lockId,
    transactionId,
    type: 'customer',
    sendAltSignal: false,
    reason: '',
    mayOmitReason: true,
    person: { id: rental.customerId, name: rental.customerName },
  });
  await ctx.db.rows(sql`
    insert into stays.opening (company_id, attempt_id, rental_id, way) values (${ctx.companyId}, ${id}, ${rental.id}, ${way})
    on conflict (company_id, attempt_id) do nothing`);
  return { id, state, doorState };
}
