import { adminDe } from '@fachwerk/active-rentals/texts/admin.de';
import type { TestRentalChanges } from '../testing.ts';

/** What must never be, and what is found of it; all of it is empty at every moment of the month. */
export async function brokenPromises({
  app: { db, sql },
  city,
}: TestRentalChanges): Promise<Record<string, unknown[]>> {
  const companyId = city.id;
  const live = sql`('held', 'ordered', 'booked', 'active')`;
  // Of a payment that was for more than was still due, the rest went back at once.
  const overlap = sql`(select coalesce(sum((s.data ->> 'amountCents')::int), 0) from rentals.rental_step s
    where s.company_id = r.company_id and s.rental_id = r.id and s.kind = 'refunded' and s.data ->> 'reason' = ${adminDe['rental.refund_reason.overlap']})`;
  return {
    'a box let twice': await db.rows(sql`
      select a.id, b.id as other from rentals.rental a join rentals.rental b
        on b.company_id = a.company_id and b.lock_id = a.lock_id and b.id > a.id
        and tstzrange(a.starts_at, a.blocked_until) && tstzrange(b.starts_at, b.blocked_until)
      where a.company_id = ${companyId} and a.state in ${live} and b.state in ${live}`),
    'an active rental without its occupancy': await db.rows(sql`
      select r.id from rentals.rental r left join lockers.occupancy o
        on o.company_id = r.company_id and o.id = r.occupancy_id and o.lock_id = r.lock_id and o.released_at is null
        and o.kind in ('rented', 'overrun')
      where r.company_id = ${companyId} and r.state = 'active' and o.id is null`),
    'a box taken by nobody': await db.rows(sql`
      select o.id, o.kind from lockers.occupancy o
      where o.company_id = ${companyId} and o.released_at is null and not exists (
        select from rentals.rental r
        where r.company_id = o.company_id and r.occupancy_id = o.id and r.lock_id = o.lock_id and r.state = any(
          case o.kind when 'reserved' then array['held', 'ordered'] when 'to_check' then array['ended'] else array['active'] end))`),
    'an order that is not its lines': await db.rows(sql`
      select o.number from orders.customer_order o
      where o.company_id = ${companyId} and o.total_cents <> (
        select sum(l.total_cents) from orders.order_line l where l.company_id = o.company_id and l.order_id = o.id)`),
    'money in the books that did not come': await db.rows(sql`
      select o.number from orders.customer_order o left join payments.payment p on p.company_id = o.company_id and p.id = o.payment_id
      where o.company_id = ${companyId} and o.paid_cents > 0 and (p.state is distinct from 'succeeded' or p.amount_cents <> o.paid_cents)`),
    'more money back than came': await db.rows(sql`
      select p.id from payments.payment p
      where p.company_id = ${companyId} and p.amount_cents < (
        select coalesce(sum(f.amount_cents), 0) from payments.refund f
        where f.company_id = p.company_id and f.payment_id = p.id and f.state <> 'failed')`),
    'a rental that cost something else than was paid for it': await db.rows(sql`
      select r.id, r.state, r.price_cents, r.surcharge_cents, paid.cents from rentals.rental r cross join lateral (
        select coalesce(sum(l.total_cents), 0) as cents from orders.order_line l
        left join rentals.applied_line a on a.company_id = l.company_id and a.order_id = l.order_id and a.position = l.position
        where l.company_id = r.company_id and l.subject_id = r.id and (l.kind = 'rental' or a.is_refunded = false)
      ) as paid
      where r.company_id = ${companyId} and r.state in ('booked', 'active', 'ended') and r.price_cents + r.surcharge_cents <> paid.cents - ${overlap}`),
    'a charge that is not what was charged less what was paid, waived and dropped': await db.rows(sql`
      select r.id, r.charge_cents, told.cents from rentals.rental r cross join lateral (
        select coalesce(sum(case s.kind when 'charged' then (s.data ->> 'amountCents')::int
          when 'charge_dropped' then -(s.data ->> 'amountCents')::int
          else -coalesce((s.data ->> 'chargeCents')::int, 0) end), 0) as cents
        from rentals.rental_step s where s.company_id = r.company_id and s.rental_id = r.id
          and s.kind in ('charged', 'charge_dropped', 'surcharge_paid', 'surcharge_waived')
      ) as told
      where r.company_id = ${companyId} and r.charge_cents <> told.cents`),
    'money taken by a person without an invoice': await db.rows(sql`
      select o.number from orders.customer_order o
      where o.company_id = ${companyId} and o.later_option is not null and o.paid_at is not null
        and not exists (select from orders.invoice i where i.company_id = o.company_id and i.order_id = o.id and i.kind = 'invoice')`),
    'a notice sent twice': await db.rows(sql`
      select r.id, sent.count from rentals.rental r cross join lateral (
        select (select count(*) from rentals.rental_step s where s.company_id = r.company_id and s.rental_id = r.id
            and s.kind = 'mail' and s.data ->> 'what' in ('reminder', 'end', 'overrun')) as count,
          (select count(*) from stays.sent_notice n where n.company_id = r.company_id and n.rental_id = r.id) as notices
      ) as sent
      where r.company_id = ${companyId} and sent.count <> sent.notices`),
    'an ending written twice': await db.rows(sql`
      select s.rental_id from rentals.rental_step s
      where s.company_id = ${companyId} and s.kind = 'ended' group by s.rental_id having count(*) > 1`),
    'money kept for more time in a booking that is off': await db.rows(sql`
      select r.id from rentals.rental r
        join orders.customer_order o on o.company_id = r.company_id and o.id = r.order_id and o.status = 'canceled'
        join rentals.applied_line a on a.company_id = r.company_id and a.rental_id = r.id
        join orders.customer_order e on e.company_id = a.company_id and e.id = a.order_id
      where r.company_id = ${companyId} and r.state = 'cancelled' and e.refunded_cents + e.refund_pending_cents < e.paid_cents
        and not exists (select from graphile_worker.jobs j where j.task_identifier in ('event', 'order.cancelled:rentals'))`),
    'access without payment': await db.rows(sql`
      select r.id from rentals.rental r left join orders.customer_order o on o.company_id = r.company_id and o.id = r.order_id
      where r.company_id = ${companyId} and r.state in ('booked', 'active', 'ended') and o.paid_at is null`),
  };
}
