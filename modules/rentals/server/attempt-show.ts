import { problemsOf } from '@fachwerk/base/problem';
import { lockerProblems } from '@fachwerk/lockers/contract';
import { findAttempt } from '@fachwerk/lockers/facade';
import type { CompanyCtx, UseCase } from '@fachwerk/server/module';
import { type Sql, sql } from '@fachwerk/server/sql';
import { rentalProblems } from '../contract.ts';
import type { rentalSiteApi, SiteAttempt } from '../contract-site.ts';
import { rentalByKey } from './rental-store.ts';

const problem = problemsOf({ ...rentalProblems, ...lockerProblems });

export const showAttempt: UseCase<typeof rentalSiteApi.attempt> = async (ctx, { key, attemptId }) => {
  const rental = await rentalByKey(ctx, key);
  if (!rental) throw problem('rental.unknown');
  return attemptOf({ ...ctx, companyId: rental.companyId }, attemptId, sql`rental_id = ${rental.id}`);
};

/** An opening of this company that fits the condition; any other is unknown. */
export async function attemptOf(ctx: CompanyCtx, attemptId: string, fits: Sql): Promise<SiteAttempt> {
  const opening = await ctx.db.first(sql`
    select from rentals.opening where company_id = ${ctx.companyId} and attempt_id = ${attemptId} and ${fits}`);
  const attempt = await findAttempt(ctx, [ctx.companyId], attemptId);
  if (!opening || !attempt) throw problem('open.attempt_unknown');
  const { id, state, doorState } = attempt;
  return { id, state, doorState };
}
