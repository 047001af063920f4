import { networkOf } from '@fachwerk/companies/facade';
import { sizesOf } from '@fachwerk/pricing/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { type Sql, sql } from '@fachwerk/server/sql';
import { capacityOf } from '../../rules/packing.ts';
import { findSettings } from '../settings/settings-store.ts';

export type Span = { readonly from: Date; readonly until: Date };
export type Box = {
  readonly id: string;
  readonly number: string;
  readonly locationId: string;
  readonly capacityMl: number;
  /** For the whole of the time. */
  readonly isFree: boolean;
};

type Row = Omit<Box, 'capacityMl'> & { readonly sizeCode: string };

/**
 * Every box that may hold orders of this company, the smallest first, with whether nobody has it for this time: no renter, no other order,
 * nobody who is in it now. Prices and opening hours of the location do not matter: nothing is let here.
 */
export async function listBoxes(ctx: CompanyCtx, span: Span, only?: Sql): Promise<Box[]> {
  const [{ locationId }, sizes] = await Promise.all([
    findSettings(ctx),
    networkOf(ctx).then((networkId) => sizesOf(ctx, networkId)),
  ]);
  const capacity = new Map(sizes.map((size) => [size.code, capacityOf(size)]));
  const here = locationId ? sql`and b.location_id = ${locationId}` : sql``;
  const rows = await ctx.db.rows<Row>(sql`
    select b.id, b.number, b.location_id, b.size_code, ${isFree(ctx, span)} as is_free from lockers.let_view b
    where b.company_id = ${ctx.companyId} and b.is_lettable ${here} ${only ? sql`and ${only}` : sql``}
    order by b.sort_number, b.id`);
  return rows
    .map(({ sizeCode, ...box }) => ({ ...box, capacityMl: capacity.get(sizeCode) ?? 0 }))
    .toSorted((one, other) => one.capacityMl - other.capacityMl);
}

/** Once its row is held. */
export async function isBoxFree(ctx: CompanyCtx, lockId: string, span: Span): Promise<boolean> {
  const row = await ctx.db.first<{ isFree: boolean }>(sql`
    select b.is_lettable and ${isFree(ctx, span)} as is_free from lockers.let_view b
    where b.company_id = ${ctx.companyId} and b.id = ${lockId}`);
  return row?.isFree ?? false;
}

const isFree = ({ now }: CompanyCtx, { from, until }: Span): Sql => {
  const time = sql`tstzrange(${from}, ${until})`;
  return sql`(
    (b.occupancy_id is null or (${from}::timestamptz > ${now} and b.occupied_until <= ${from} and b.occupied_until > ${now}))
    and not exists (select from pickup.parcel p where p.company_id = b.company_id and p.lock_id = b.id
      and p.state in ('planned', 'held', 'laid') and tstzrange(p.held_from, p.held_until) && ${time})
    and not exists (select from rentals.rental_view r where r.company_id = b.company_id and r.lock_id = b.id
      and r.state in ('held', 'ordered', 'booked', 'active') and (r.hold_expires_at is null or r.hold_expires_at > ${now})
      and tstzrange(r.starts_at, r.blocked_until) && ${time}))`;
};
