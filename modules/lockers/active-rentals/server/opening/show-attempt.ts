import { problemsOf } from '@fachwerk/base/problem';
import { openingProblems } from '@fachwerk/openings/contract';
import { findAttempt } from '@fachwerk/openings/facade';
import { rentalByKey } from '@fachwerk/rentals/facade-renter';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { type Sql, sql } from '@fachwerk/server/sql';
import type { SiteAttempt, stayApi } from '../../contract.ts';
import { problem } from '../problem.ts';

const unknownAttempt = problemsOf(openingProblems);

export const showAttempt: UseCase<typeof stayApi.attempt> = async (ctx, { key, attemptId }) => {
  const rental = await rentalByKey(ctx, key);
  if (!rental) throw problem('rental.unknown');
  return attemptOf({ ...ctx, companyId: rental.companyId }, attemptId, sql`rental_id = ${rental.id}`);
};

/** The same for an opening by PIN at a location. */
export function pinAttemptAt(ctx: CompanyCtx, attemptId: string, locationId: string): Promise<SiteAttempt> {
  const isHere = sql`way = 'pin' and exists (
    select from rentals.rental_view r
    where r.company_id = opening.company_id and r.id = opening.rental_id and r.location_id = ${locationId})`;
  return attemptOf(ctx, attemptId, isHere);
}

/** An opening of this company that meets the condition; others are unknown. */
async function attemptOf(ctx: CompanyCtx, attemptId: string, fits: Sql): Promise<SiteAttempt> {
  const opening = await ctx.db.first(sql`
    select from stays.opening where company_id = ${ctx.companyId} and attempt_id = ${attemptId} and ${fits}`);
  const attempt = await findAttempt(ctx, [ctx.companyId], attemptId);
  if (!opening || !attempt) throw unknownAttempt('open.attempt_unknown');
  const { id, state, doorState } = attempt;
  return { id, state, doorState };
}
