import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

/** How many people have booked this box ahead. Whoever lets boxes holds its row and tells it in the transaction of the booking. */
export async function noteUpcoming(ctx: CompanyCtx, lockId: string, count: number): Promise<void> {
  await ctx.db.write(sql`
    update lockers.lock set upcoming = ${count}
    where company_id = ${ctx.companyId} and id = ${lockId} and upcoming <> ${count}`);
}

export type HeldLock = {
  readonly id: string;
  /** Somebody else had it: what was asked meanwhile is old. */
  readonly hasWaited: boolean;
};

/**
 * Keeps the first of these boxes that nobody holds at this moment, until the transaction ends, and says which. Where all of them are held it
 * waits for the first. Whoever lets a box looks again whether it is free once it is theirs.
 */
export async function holdFirstLock(ctx: CompanyCtx, ids: readonly string[]): Promise<HeldLock | undefined> {
  const query = sql`
    select l.id from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
    join lockers.lock_state s on s.company_id = ${ctx.companyId} and s.lock_id = wanted.id
    join lockers.lock l on l.company_id = s.company_id and l.id = s.lock_id
    order by wanted.place limit 1
    for no key update of s, l`;
  const atOnce = await ctx.db.first<{ id: string }>(sql`${query} skip locked`);
  if (atOnce) return { ...atOnce, hasWaited: false };
  const later = await ctx.db.first<{ id: string }>(query);
  return later && { ...later, hasWaited: true };
}
