import { problemsOf } from '@fachwerk/base/problem';
import { appointmentsOf } from '@fachwerk/calendar/facade';
import { chatProblems } from '@fachwerk/chat/contract';
import { findConversation } from '@fachwerk/chat/facade';
import { networkOf, visibleCompanies } from '@fachwerk/companies/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { About, AboutOrder, AboutRental } from '../contract.ts';

const problem = problemsOf(chatProblems);
const MOST_ORDERS = 5;
const MOST_ATTEMPTS = 5;

/** Somebody is known by the address they were reached at; each part only for whoever may read it anyway. */
export async function readAbout(ctx: Ctx, chatId: string): Promise<About> {
  const chat = await findConversation(ctx, chatId);
  if (!chat) throw problem('chat.unknown');
  const companyIds = await visibleCompanies(ctx);
  const may = (capability: string) => ctx.caller.capabilities.has(capability);
  const customer = chat.email && may('customers.read') ? await customerOf(ctx, chat.email, companyIds) : null;
  const rentals = chat.email && may('rentals.read') ? await rentalsOf(ctx, chat.email, companyIds) : [];
  const orders = may('orders.read') ? await ordersOf(ctx, chat.email, chat.orderId, companyIds) : [];
  const appointments = chat.email && may('appointments.read') ? await appointmentsOf(ctx, chat.email, companyIds) : [];
  const boxIds = rentals.map(({ boxId }) => boxId);
  const attempts = boxIds.length > 0 && may('locks.read') ? await attemptsAt(ctx, boxIds, companyIds) : [];
  return { customer, rentals, orders, appointments, attempts };
}

async function customerOf(ctx: Ctx, email: string, companyIds: readonly string[]): Promise<About['customer']> {
  const row = await ctx.db.first<NonNullable<About['customer']>>(sql`
    select c.id, trim(c.first_name || ' ' || c.last_name) as name, c.email, c.phone, c.blocked_at is not null as is_blocked
    from customers.known_email_view k join customers.customer_view c on c.company_id = k.company_id and c.id = k.customer_id
    where k.company_id = ${await networkOf(ctx)} and k.company_id = any(${companyIds}) and k.email = ${email} and c.erased_at is null
    order by c.email = ${email} desc limit 1`);
  return row ?? null;
}

async function rentalsOf(ctx: Ctx, email: string, companyIds: readonly string[]): Promise<AboutRental[]> {
  return ctx.db.rows<AboutRental>(sql`
    select r.id, r.state, r.starts_at, r.ends_at, r.state = 'active' and r.ends_at < ${ctx.now} as is_overdue, p.german_name as location_name,
      b.id as box_id, b.number as box_number, b.door_state = 'open' as is_door_open, b.is_online
    from rentals.rental_view r
    join customers.known_email_view c on c.company_id = r.network_id and c.customer_id = r.customer_id
    join lockers.box_view b on b.company_id = r.company_id and b.id = r.lock_id
    join locations.location_view p on p.company_id = r.company_id and p.id = r.location_id
    where r.company_id = any(${companyIds}) and c.company_id = ${await networkOf(ctx)} and c.email = ${email}
      and r.state in ('booked', 'active')
    order by r.starts_at limit 5`);
}

async function ordersOf(
  ctx: Ctx,
  email: string,
  meantId: string | null,
  companyIds: readonly string[],
): Promise<AboutOrder[]> {
  return ctx.db.rows<AboutOrder>(sql`
    select id, number, status, payment_state, total_cents, placed_at, coalesce(id = ${meantId}, false) as is_meant
    from orders.order_view
    where company_id = any(${companyIds}) and (id = ${meantId} or (email = ${email} and email <> ''))
    order by is_meant desc, placed_at desc, id desc limit ${MOST_ORDERS}`);
}

function attemptsAt(ctx: Ctx, boxIds: readonly string[], companyIds: readonly string[]): Promise<About['attempts']> {
  return ctx.db.rows(sql`
    select a.id, l.number as box_number, a.state, a.requested_at from openings.attempt_view a
    join lockers.box_view l on l.company_id = a.company_id and l.id = a.lock_id
    where a.company_id = any(${companyIds}) and a.lock_id = any(${boxIds}::uuid[])
    order by a.requested_at desc, a.id desc limit ${MOST_ATTEMPTS}`);
}
