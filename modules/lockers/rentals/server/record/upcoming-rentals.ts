import { noteUpcoming } from '@fachwerk/lockers/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { type Sql, sql } from '@fachwerk/server/sql';
import type { Rental } from '../../contract.ts';

type Count = { readonly lockId: string; readonly count: number };

export const isUpcoming = ({ state, occupancyId }: Pick<Rental, 'state' | 'occupancyId'>): boolean =>
  occupancyId === null && (state === 'held' || state === 'ordered' || state === 'booked');

/** Of rentals `r`: those that still come for a box. */
export const isUpcomingOf = (ctx: CompanyCtx, lockId: Sql): Sql =>
  sql`r.company_id = ${ctx.companyId} and r.lock_id = ${lockId} and r.state in ('held', 'ordered', 'booked') and r.occupancy_id is null`;

/** Lets lockers know how many rentals still come for these boxes: such a box is neither moved nor archived. */
export async function keepUpcoming(ctx: CompanyCtx, lockIds: readonly string[]): Promise<void> {
  const counts = await ctx.db.rows<Count>(sql`
    select box.id as lock_id, count(r.id) as count from unnest(${lockIds}::uuid[]) as box (id)
    left join rentals.rental r on ${isUpcomingOf(ctx, sql`box.id`)}
    group by box.id`);
  for (const { lockId, count } of counts) await noteUpcoming(ctx, lockId, count);
}
