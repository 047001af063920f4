import { PriceData } from '@fachwerk/pricing/contract';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { type Sql, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import type { Rental } from '../../contract.ts';

/** Columns of rental `r`. */
export const rentalColumns = sql`r.id, r.company_id, r.location_id, r.lock_id, r.size_code, r.network_id, r.customer_id, r.customer_name, r.language,
  r.cart_id, r.order_id, r.order_number, r.state, r.is_now, r.duration_minutes, r.starts_at, r.ends_at, r.blocked_until,
  r.hold_expires_at, r.paid_until, r.ended_at, r.price_cents, r.surcharge_cents, r.waived_cents,
  r.charge_cents, r.charged_from, r.charge_sent_at, r.reduced_cents, r.prices, r.grace_minutes, r.overrun_since,
  r.check_minutes, r.max_duration_minutes, r.time_zone, r.occupancy_id, r.access_revoked_at, r.access_revoked_reason, r.note,
  r.created_at, r.version`;

const Prices = z.array(PriceData);

/** jsonb stores instants as text. */
export function rentalFrom<Row extends Rental>(row: Row): Row {
  return { ...row, prices: z.parse(Prices, row.prices) };
}

/** The caller's condition must restrict the company; `rest` holds order, limit or lock clauses. */
export async function listRentals(
  { db }: Pick<WorkCtx, 'db'>,
  condition: Sql,
  rest: Sql = sql`order by r.id`,
): Promise<Rental[]> {
  const rows = await db.rows<Rental>(sql`select ${rentalColumns} from rentals.rental r where ${condition} ${rest}`);
  return rows.map(rentalFrom);
}
