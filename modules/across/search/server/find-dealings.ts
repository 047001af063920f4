import { withinPlaces } from '@fachwerk/companies/facade';
import { type Sql, sql } from '@fachwerk/server/sql';
import type { Hit } from '../contract.ts';
import type { AtPlace } from './find-people.ts';
import { FEW, joined, plain, type Wanted } from './finder.ts';

/** What was found already, and leads further: somebody to what they have, a box to who has it. */
export type Trace = {
  readonly customerIds: readonly string[];
  readonly lockIds: readonly string[];
  readonly atPlace: AtPlace | null;
};

type RentalRow = {
  readonly id: string;
  readonly customerName: string;
  readonly lockId: string;
  readonly number: string;
  readonly place: string;
  readonly endsAt: Date;
};

/** Running and coming rentals of those people and in those boxes, and any by its order's number; each way has its index. */
export async function findRentals({ ctx, typed, companyIds, networkId }: Wanted, trace: Trace): Promise<Hit[]> {
  const own = sql`r.company_id = any(${companyIds}) and ${withinPlaces(ctx, sql`r.location_id`)}`;
  const ofPeople = (ids: readonly string[]) => sql`${own} and r.state in ('active', 'booked')
    and r.network_id = ${networkId} and r.customer_id = any(${ids}::uuid[])`;
  const { atPlace } = trace;
  const inBoxes = sql`${own} and r.state in ('active', 'booked') and r.lock_id = any(${trace.lockIds}::uuid[])`;
  const ofOrder = sql`${own} and r.order_id = any(array(
    select o.id from orders.order_view o where o.company_id = any(${companyIds}) and o.number = any(${typed.numbers})))`;
  const ways = [
    trace.customerIds.length > 0 ? ofPeople(trace.customerIds) : null,
    atPlace && sql`${ofPeople(atPlace.customerIds)} and r.location_id = any(${atPlace.locationIds}::uuid[])`,
    trace.lockIds.length > 0 ? inBoxes : null,
    typed.numbers.length > 0 ? ofOrder : null,
  ].filter((way) => way !== null);
  if (ways.length === 0) return [];
  const rows = await ctx.db.rows<RentalRow>(sql`
    select r.id, r.customer_name, r.lock_id, l.number, p.german_name as place, r.ends_at
    from (${everyWay(ways)}) r
    join lockers.lock_view l on l.company_id = r.company_id and l.id = r.lock_id
    join locations.location_view p on p.company_id = r.company_id and p.id = r.location_id
    where r.company_id = any(${companyIds})
    order by r.state, r.ends_at, r.id limit ${FEW}`);
  return rows.map(({ id, customerName, lockId, number, place, endsAt }) => ({
    kind: 'rental' as const,
    id,
    name: customerName,
    about: place,
    startsAt: null,
    endsAt,
    box: { id: lockId, number },
  }));
}

/** One after the other, so that each takes its own index. */
function everyWay(ways: readonly Sql[]): Sql {
  return ways
    .map(
      (way) => sql`select r.company_id, r.id, r.customer_name, r.lock_id, r.location_id, r.ends_at, r.state
        from rentals.rental_view r where ${way}`,
    )
    .reduce((sofar, way) => sql`${sofar} union ${way}`);
}

type OrderRow = { readonly id: string; readonly number: string; readonly firstName: string; readonly lastName: string };

/** By its number; otherwise the newest of those people. */
export async function findOrders({ ctx, typed, companyIds, networkId }: Wanted, trace: Trace): Promise<Hit[]> {
  if (typed.numbers.length + trace.customerIds.length === 0) return [];
  const rows = await ctx.db.rows<OrderRow>(sql`
    (select o.id, o.number, o.first_name, o.last_name, o.placed_at, true as is_number from orders.order_view o
      where o.company_id = any(${companyIds}) and o.number = any(${typed.numbers}) limit ${FEW})
    union
    (select o.id, o.number, o.first_name, o.last_name, o.placed_at, false from orders.order_view o
      where o.company_id = any(${companyIds}) and o.network_id = ${networkId} and o.customer_id = any(${trace.customerIds}::uuid[])
      order by o.placed_at desc limit ${FEW})
    order by is_number desc, placed_at desc limit ${FEW}`);
  return rows.map(({ id, number, firstName, lastName }) => ({
    ...plain,
    kind: 'order' as const,
    id,
    name: number,
    about: joined(`${firstName} ${lastName}`.trim()),
  }));
}

export async function findInvoices({ ctx, typed, companyIds }: Wanted): Promise<Hit[]> {
  if (typed.numbers.length === 0) return [];
  const rows = await ctx.db.rows<{ orderId: string; number: string; orderNumber: string }>(sql`
    select i.order_id, i.number, o.number as order_number from orders.invoice_view i
    join orders.order_view o on o.company_id = i.company_id and o.id = i.order_id
    where i.company_id = any(${companyIds}) and i.number = any(${typed.numbers}) limit ${FEW}`);
  return rows.map(({ orderId, number, orderNumber }) => ({
    ...plain,
    kind: 'invoice' as const,
    id: orderId,
    name: number,
    about: orderNumber,
  }));
}
