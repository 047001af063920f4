import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

type Wanted = { readonly startsAt: Date; readonly blockedUntil: Date };

type Where = { readonly locationId: string } | { readonly lockId: string };

/** The hook of rentals: boxes that orders were promised for some of the time. */
export async function listPromised(
  ctx: CompanyCtx,
  where: Where,
  { startsAt, blockedUntil }: Wanted,
): Promise<readonly string[]> {
  const here = 'lockId' in where ? sql`lock_id = ${where.lockId}` : sql`location_id = ${where.locationId}`;
  const rows = await ctx.db.rows<{ lockId: string }>(sql`
    select distinct lock_id from pickup.parcel
    where company_id = ${ctx.companyId} and ${here} and state in ('planned', 'held', 'laid')
      and tstzrange(held_from, held_until) && tstzrange(${startsAt}, ${blockedUntil})`);
  return rows.map(({ lockId }) => lockId);
}

/** The hook of rentals: a PIN opens one box at a location. */
export async function isPinTaken(ctx: CompanyCtx, locationId: string, pinHash: string): Promise<boolean> {
  const row = await ctx.db.first(sql`
    select from pickup.parcel
    where company_id = ${ctx.companyId} and location_id = ${locationId} and pin_hash = ${pinHash} and state = 'laid'`);
  return row !== undefined;
}
