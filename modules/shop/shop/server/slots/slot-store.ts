import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { DeliveryType } from '../../contract-way.ts';
import type { Booked } from '../../rules/order-times.ts';

export type Booking = { readonly type: DeliveryType; readonly from: Date; readonly to: Date };

/** How full the slots of a type are from an instant on. */
export async function bookedSlots(ctx: CompanyCtx, type: DeliveryType, since: Date): Promise<Booked> {
  const rows = await ctx.db.rows<{ startsAt: Date; booked: number }>(sql`
    select starts_at, booked from shop.slot
    where company_id = ${ctx.companyId} and type = ${type} and starts_at >= ${since} and booked > 0`);
  return new Map(rows.map(({ startsAt, booked }) => [startsAt.getTime(), booked]));
}

/** Takes a place if one is left. Two who want the last one meet at its row. */
export async function takePlace(ctx: CompanyCtx, type: DeliveryType, from: Date, capacity: number): Promise<boolean> {
  const row = await ctx.db.first(sql`
    insert into shop.slot as known (company_id, type, starts_at, booked) values (${ctx.companyId}, ${type}, ${from}, 1)
    on conflict (company_id, type, starts_at) do update set booked = known.booked + 1
    where known.booked < ${capacity}::integer
    returning booked`);
  return row !== undefined;
}

/** One more where nobody is refused. */
export async function countOneMore(ctx: CompanyCtx, reference: string, booking: Booking): Promise<void> {
  await ctx.db.write(sql`
    insert into shop.slot as known (company_id, type, starts_at, booked)
    values (${ctx.companyId}, ${booking.type}, ${booking.from}, 1)
    on conflict (company_id, type, starts_at) do update set booked = known.booked + 1`);
  await addBooking(ctx, reference, booking);
}

const columns = sql`type, starts_at as "from", ends_at as "to"`;

/** Keeps it until the transaction ends. */
export function lockBooking(ctx: CompanyCtx, reference: string): Promise<Booking | undefined> {
  return ctx.db.first<Booking>(sql`
    select ${columns} from shop.slot_booking where company_id = ${ctx.companyId} and reference = ${reference} for update`);
}

export async function addBooking(ctx: CompanyCtx, reference: string, { type, from, to }: Booking): Promise<void> {
  await ctx.db.write(sql`
    insert into shop.slot_booking (company_id, reference, type, starts_at, ends_at)
    values (${ctx.companyId}, ${reference}, ${type}, ${from}, ${to})`);
}

/** The order needs its place no longer. May come twice. */
export async function releaseSlot({ db, companyId }: CompanyCtx, reference: string): Promise<void> {
  await db.rows(sql`
    with freed as (
      delete from shop.slot_booking where company_id = ${companyId} and reference = ${reference} returning type, starts_at
    )
    update shop.slot s set booked = s.booked - 1 from freed
    where s.company_id = ${companyId} and s.type = freed.type and s.starts_at = freed.starts_at`);
}
