import { problemsOf } from '@fachwerk/base/problem';
import { requestOpening } from '@fachwerk/lockers/facade';
import type { CompanyCtx, UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { type Rental, rentalProblems } from '../contract.ts';
import type { rentalSiteApi, SiteAttempt } from '../contract-site.ts';
import { whyNotOpen } from '../rules/open.ts';
import { holdByKey } from './access-held.ts';

const problem = problemsOf(rentalProblems);

export const openByKey: UseCase<typeof rentalSiteApi.open> = async (ctx, { key, transactionId }) => {
  const { inside, rental } = await holdByKey(ctx, key);
  return openFor(inside, rental, { transactionId, way: 'key' });
};

export type OpeningOf = { readonly transactionId: string; readonly way: 'key' | 'pin' };

/** For a rental that is locked, inside its company: whoever takes the access away at the same moment comes before or after. */
export async function openFor(
  ctx: CompanyCtx,
  rental: Rental,
  { transactionId, way }: OpeningOf,
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
    insert into rentals.opening (company_id, attempt_id, rental_id, way) values (${ctx.companyId}, ${id}, ${rental.id}, ${way})
    on conflict (company_id, attempt_id) do nothing`);
  return { id, state, doorState };
}
