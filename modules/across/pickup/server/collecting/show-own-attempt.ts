import type { SiteAttempt } from '@fachwerk/active-rentals/contract';
import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { openingProblems } from '@fachwerk/openings/contract';
import { findAttempt } from '@fachwerk/openings/facade';
import { findOwnOrder } from '@fachwerk/orders/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { type Sql, sql } from '@fachwerk/server/sql';
import type { pickupSiteApi } from '../../contract-site.ts';

const problem = problemsOf(openingProblems);

/** Of an opening of this order; any other is unknown. */
export const showOwnAttempt: UseCase<typeof pickupSiteApi.attempt> = async (ctx, { orderHash, attemptId }) => {
  const order = await findOwnOrder(ctx, orderHash);
  const scoped = order && inCompany(ctx, order.companyId);
  const attempt = scoped && (await attemptOf(scoped, attemptId, sql`p.order_id = ${order.id}`));
  if (!attempt) throw problem('open.attempt_unknown');
  return attempt;
};

/** The hook of terminals: of an opening by PIN at a location. */
export function pinAttemptAt(ctx: CompanyCtx, { attemptId, locationId }: { attemptId: string; locationId: string }) {
  return attemptOf(ctx, attemptId, sql`o.way = 'pin' and p.location_id = ${locationId}`);
}

async function attemptOf(ctx: CompanyCtx, attemptId: string, fits: Sql): Promise<SiteAttempt | null> {
  const opening = await ctx.db.first(sql`
    select from pickup.opening o join pickup.parcel p on p.company_id = o.company_id and p.id = o.parcel_id
    where o.company_id = ${ctx.companyId} and o.attempt_id = ${attemptId} and ${fits}`);
  const attempt = opening ? await findAttempt(ctx, [ctx.companyId], attemptId) : undefined;
  return attempt ? { id: attempt.id, state: attempt.state, doorState: attempt.doorState } : null;
}
