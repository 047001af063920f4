import { visibleCompanies } from '@fachwerk/companies/facade';
import type { CompanyCtx, DataHold, Person, PersonalData, PersonStep } from '@fachwerk/server/ctx';
import { isOneOf, type Sql, sql } from '@fachwerk/server/sql';
import type { OrderStepKind } from '../../contract-staff.ts';
import { RETENTION_YEARS, retainedUntil } from '../../rules/retention.ts';
import { blankContacts, eraseWords } from './erase-contacts.ts';

/** What this module keeps about customers: their orders and the invoices for them. */
export const orderPersonalData: PersonalData = {
  export: async (ctx, person) => ({
    orders: await ctx.db.rows(sql`
      select o.number, o.placed_at, o.paid_at, o.cancelled_at, o.status, o.payment_state, o.first_name, o.last_name, o.email, o.phone, o.street,
        o.postcode, o.city, o.country, o.company, o.vat_id, o.language, o.total_cents, o.vat_cents, o.refunded_cents, o.accepted, o.note, v.legal_name as contract_party,
        (select jsonb_agg(jsonb_build_object('title', l.title, 'detail', l.detail, 'quantity', l.quantity, 'totalCents', l.total_cents,
          'vatPercent', l.vat_percent) order by l.position) from orders.order_line l
          where l.company_id = o.company_id and l.order_id = o.id) as lines,
        (select jsonb_agg(jsonb_build_object('number', i.number, 'kind', i.kind, 'issuedAt', i.issued_at, 'grossCents', i.gross_cents)
          order by i.sequence) from orders.invoice i where i.company_id = o.company_id and i.order_id = o.id) as invoices
      from orders.customer_order o join companies.company_view v on v.company_id = o.company_id
      where ${await ordersOf(ctx, person)} order by o.placed_at`),
  }),
  holds: async (ctx, people) => [...(await openHolds(ctx, people)), ...(await invoiceHolds(ctx, people))],
  erase: async (ctx, person) => {
    const which = await ordersOf(ctx, person);
    await eraseWords(ctx, which);
    await blankContacts(ctx, which);
  },
  timeline: async (ctx, person, limit) => {
    const steps = await ctx.db.rows<{
      id: string;
      at: Date;
      kind: OrderStepKind;
      personName: string;
      number: string;
      orderId: string;
    }>(sql`
      select s.id, s.at, s.kind, s.person_name, o.number, o.id as order_id
      from orders.customer_order o join orders.order_step s on s.company_id = o.company_id and s.order_id = o.id
      where ${await ordersOf(ctx, person)} and s.kind = any(${TOLD}::text[])
      order by s.at desc, s.id desc limit ${limit}`);
    const told = steps.map(
      ({ id, at, kind, personName, number, orderId }): PersonStep => ({
        id,
        at,
        what: `person.order.${kind}`,
        params: { number },
        personName,
        path: `/admin/orders/${orderId}`,
      }),
    );
    return [...told, ...(await consentsOf(ctx, person, limit))];
  },
};

/** What they agreed to with an order; who entered it at the counter for them asked for nothing. */
async function consentsOf(ctx: CompanyCtx, person: Person, limit: number): Promise<PersonStep[]> {
  const rows = await ctx.db.rows<{ orderId: string; at: Date; number: string }>(sql`
    select o.id as order_id, (o.accepted ->> 'at')::timestamptz as at, o.number from orders.customer_order o
    where ${await ordersOf(ctx, person)} and (o.accepted ->> 'terms')::int > 0
    order by o.placed_at desc, o.id desc limit ${limit}`);
  return rows.map(({ orderId, at, number }) => ({
    id: `${orderId} accepted`,
    at,
    what: 'person.order.accepted',
    params: { number },
    path: `/admin/orders/${orderId}`,
  }));
}

/** Steps with a sentence `person.order.<kind>`. */
const TOLD = ['placed', 'paid', 'cancelled', 'refunded'] as const satisfies readonly OrderStepKind[];

async function ordersOf(ctx: CompanyCtx, ...people: readonly Person[]): Promise<Sql> {
  const ids = people.map(({ id }) => id);
  return sql`o.company_id = any(${await visibleCompanies(ctx)}) and o.network_id = ${people[0]?.companyId} and ${isOneOf(sql`o.customer_id`, ids)}`;
}

/** Something is under way: a payment, a refund, or what was paid for. */
async function openHolds(ctx: CompanyCtx, people: readonly Person[]): Promise<DataHold[]> {
  const rows = await ctx.db.rows<{ personId: string; number: string }>(sql`
    select o.customer_id as person_id, o.number from orders.customer_order o
    where ${await ordersOf(ctx, ...people)}
      and (o.status in ('approved', 'process') or o.payment_state = 'pending' or o.refund_pending_cents > 0
        or (o.later_option is not null and o.paid_at is null and o.status not in ('finished', 'canceled')))
    order by o.placed_at`);
  const reason = 'hold.orders.open';
  return rows.map(({ personId, number }) => ({ personId, reason, params: { number }, kind: 'open', until: null }));
}

async function invoiceHolds(ctx: CompanyCtx, people: readonly Person[]): Promise<DataHold[]> {
  const rows = await ctx.db.rows<{ personId: string; last: Date }>(sql`
    select o.customer_id as person_id, max(i.issued_at) as last from orders.customer_order o
    join orders.invoice i on i.company_id = o.company_id and i.order_id = o.id
    where ${await ordersOf(ctx, ...people)} group by o.customer_id`);
  const reason = 'hold.orders.invoices';
  const params = { years: RETENTION_YEARS };
  return rows
    .map(({ personId, last }) => ({ personId, reason, params, kind: 'law' as const, until: retainedUntil(last) }))
    .filter(({ until }) => until > ctx.now);
}
