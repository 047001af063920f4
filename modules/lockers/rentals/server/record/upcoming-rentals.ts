import { noteUpcoming } from '@fachwerk/lockers/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { type Sql, sql } from '@fachwerk/server/sql';
import type { Rental } from '../../contract.ts';

type Count = { readonly lockId: string; readonly count: number };

export const isUpcoming = ({ state, occupancyId }: Pick<Rental, 'state' | 'occupancyId'>): boolean =>
  occupancyId === null && (state === 'held' || state === 'ordered' || state === 'booked');

/** SQL condition: rentals `r` that will use the box in the future. */
export const isUpcomingOf = (ctx: CompanyCtx, lockId: Sql): Sql =>
  sql`r.company_id = ${ctx.companyId} and r.lock_id = ${lockId} and r.state in ('held', 'ordered', 'booked') and r.occupancy_id is null`;

/** Updates the count of future rentals of these boxes in lockers: such a box can be neither moved nor archived. */
export async function keepUpcoming(ctx: CompanyCtx, lockIds: readonly string[]): Promise<void> {
  const counts = await ctx.db.rows<Count>(sql`
    select box.id as lock_id, count(r.id) as count from unnest(${lockIds}::uuid[]) as box (id)
    left join rentals.rental r on ${isUpcomingOf(ctx, sql`box.id`)}
    group by box.id`);
  for (const { lockId, count } of counts) await noteUpcoming(ctx, lockId, count);
}
