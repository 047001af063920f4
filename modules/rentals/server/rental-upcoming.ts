import { noteUpcoming } from '@fachwerk/lockers/facade';
import type { CompanyCtx } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';

type Count = { readonly lockId: string; readonly count: number };

/** Lets lockers know how many rentals still come for these boxes: such a box is neither moved nor archived. */
export async function keepUpcoming(ctx: CompanyCtx, lockIds: readonly string[]): Promise<void> {
  const counts = await ctx.db.rows<Count>(sql`
    select box.id as lock_id, count(r.id) as count from unnest(${lockIds}::uuid[]) as box (id)
    left join rentals.rental r on r.company_id = ${ctx.companyId} and r.lock_id = box.id and r.occupancy_id is null
      and r.state in ('held', 'ordered', 'booked')
    group by box.id`);
  for (const { lockId, count } of counts) await noteUpcoming(ctx, lockId, count);
}
