import type { OrderRental } from '@fachwerk/orders/contract-staff';
import { listRentals } from '@fachwerk/rentals/facade-record';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { phaseOf } from '../../rules/rental-phase.ts';

/** Rentals of orders for lists, sorted by end. */
export async function listRentalsOfOrders(
  ctx: CompanyCtx,
  companyIds: readonly string[],
  orderIds: readonly string[],
): Promise<(OrderRental & { readonly orderId: string })[]> {
  const rentals = await listRentals(
    ctx,
    sql`r.company_id = any(${companyIds}::uuid[]) and r.order_id = any(${orderIds}::uuid[])`,
    sql`order by r.ends_at, r.id`,
  );
  return rentals.map((rental) => ({
    orderId: rental.orderId!,
    phase: phaseOf(rental, ctx.now),
    startsAt: rental.startsAt,
    endsAt: rental.endedAt ?? rental.endsAt,
  }));
}
