import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

/** The box was opened by this controller: from now on it may be sold. Its row in `lock_state` is held by whoever calls. */
export async function noteProven(ctx: CompanyCtx, lockId: string, controllerId: string): Promise<void> {
  await ctx.db.write(sql`
    update lockers.lock set proven_at = ${ctx.now}
    where company_id = ${ctx.companyId} and id = ${lockId} and controller_id = ${controllerId} and proven_at is null`);
}
