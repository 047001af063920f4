import { visibleCompanies } from '@fachwerk/companies/facade';
import { figuresChanged } from '@fachwerk/customers/facade';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { acrossCompanies, jsonOf, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { Accepted, type Order, type OrderContact, type OrderLine } from '../contract.ts';
import type { OrderStep } from '../contract-staff.ts';
import { staffTitles } from '../rules/staff-words.ts';

export type OrderRecord = Omit<Order, 'contact'> & Required<OrderContact>;
export type StoredLine = OrderLine & { readonly position: number; readonly totalCents: number };

/** Of `orders.customer_order o`. */
export const orderColumns = sql`o.id, o.company_id, o.order_hash, o.number, o.network_id, o.customer_id, o.first_name, o.last_name, o.email,
  o.phone, o.street, o.postcode, o.city, o.country, o.company, o.vat_id, o.language, o.status, o.payment_state, o.payment_id, o.total_cents, o.vat_cents, o.gift_cents, o.gift_back_cents,
  o.paid_cents, o.refund_pending_cents, o.refunded_cents, o.later_option, o.due_at, o.reminded_at, o.accepted, o.site_company_id, o.summary, o.note, o.placed_at, o.paid_at,
  o.cancelled_at, o.cancel_reason, o.version`;

export function orderFrom(record: OrderRecord): Order {
  const { firstName, lastName, email, phone, street, postcode, city, country, company, vatId, accepted, ...rest } =
    record;
  return {
    ...rest,
    accepted: z.parse(Accepted, accepted),
    contact: { firstName, lastName, email, phone, street, postcode, city, country, company, vatId },
  };
}

/** Of the company, or of one it looks after. */
export async function findOrder(ctx: CompanyCtx, id: string): Promise<Order | undefined> {
  const row = await ctx.db.first<OrderRecord>(sql`
    select ${orderColumns} from orders.customer_order o where o.company_id = any(${await visibleCompanies(ctx)}) and o.id = ${id}`);
  return row && orderFrom(row);
}

export async function findOrderByHash(ctx: CompanyCtx, orderHash: string): Promise<Order | undefined> {
  const row = await ctx.db.first<OrderRecord>(sql`
    select ${orderColumns} from orders.customer_order o
    where o.company_id = any(${await visibleCompanies(ctx)}) and o.order_hash = ${orderHash}`);
  return row && orderFrom(row);
}

/** Behind the link of a customer's page. Who was erased has none: what the law keeps is not shown to whoever has the link. */
export async function findOwnOrder(ctx: CompanyCtx, orderHash: string): Promise<Order | undefined> {
  const row = await ctx.db.first<OrderRecord>(sql`
    select ${orderColumns} from orders.customer_order o
    where o.company_id = any(${await visibleCompanies(ctx)}) and o.order_hash = ${orderHash} and o.erased_at is null`);
  return row && orderFrom(row);
}

/** Whose order a secret leads to; one probe of the index per company. */
export async function companyOfOrder(ctx: WorkCtx, orderHash: string): Promise<string | null> {
  const query = sql`
    select o.company_id from companies.company_view c
    join orders.customer_order o on o.company_id = c.company_id and o.order_hash = ${orderHash} and o.erased_at is null`;
  const row = await ctx.db.first<{ companyId: string }>(
    acrossCompanies('whoever opens a link on the wrong host has nothing but its secret', query),
  );
  return row?.companyId ?? null;
}

/** The secrets of the customers' pages of orders of this company, by the orders' ids. */
export async function orderHashesOf(ctx: CompanyCtx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await ctx.db.rows<{ id: string; orderHash: string }>(sql`
    select id, order_hash from orders.customer_order where company_id = ${ctx.companyId} and id = any(${ids}::uuid[])`);
  return new Map(rows.map(({ id, orderHash }) => [id, orderHash]));
}

/** Keeps the row until the transaction ends: a payment, a refund and a person must not write over each other. */
export async function lockOrder(ctx: CompanyCtx, id: string): Promise<Order | undefined> {
  const row = await ctx.db.first<OrderRecord>(sql`
    select ${orderColumns} from orders.customer_order o
    where o.company_id = any(${await visibleCompanies(ctx)}) and o.id = ${id}
    for update`);
  return row && orderFrom(row);
}

/** With its lines and its first step. False when the number is somebody else's already; the caller makes another. */
export async function addOrderRow(
  ctx: CompanyCtx,
  order: Order,
  lines: readonly StoredLine[],
  step: FirstStep,
): Promise<boolean> {
  const { contact, accepted } = order;
  const added = await ctx.db.first<{ count: number }>(sql`
    with added as (
      insert into orders.customer_order (company_id, id, order_hash, number, network_id, customer_id, first_name, last_name, email, phone,
        street, postcode, city, country, company, vat_id, language, total_cents, vat_cents, gift_cents, accepted, site_company_id, summary, staff_words, note, placed_at)
      values (${ctx.companyId}, ${order.id}, ${order.orderHash}, ${order.number}, ${order.networkId}, ${order.customerId}, ${contact.firstName},
        ${contact.lastName}, ${contact.email}, ${contact.phone}, ${contact.street}, ${contact.postcode}, ${contact.city}, ${contact.country},
        ${contact.company}, ${contact.vatId}, ${order.language}, ${order.totalCents}, ${order.vatCents}, ${order.giftCents}, ${jsonOf(accepted)}::jsonb, ${order.siteCompanyId}, ${order.summary},
        lower(${staffTitles(lines)}), ${order.note}, ${order.placedAt})
      on conflict on constraint order_number_unique do nothing
      returning company_id, id
    ), lines as (
      insert into orders.order_line (company_id, order_id, position, kind, subject_id, title, detail, quantity, unit_cents, vat_percent,
        total_cents, data)
      select added.company_id, added.id, position, kind, subject_id, title, detail, quantity, unit_cents, vat_percent, total_cents, data
      from added cross join jsonb_to_recordset(${jsonOf(lines.map(lineRow))}::jsonb) as row (position int, kind text, subject_id uuid,
        title text, detail text, quantity int, unit_cents int, vat_percent int, total_cents int, data jsonb)
    ), step as (
      insert into orders.order_step (company_id, id, order_id, at, kind, person_kind, person_name, data)
      select company_id, ${ctx.newId()}, id, ${ctx.now}, ${step.kind}, ${step.person.kind}, ${step.person.name}, ${jsonOf(step.data)}::jsonb
      from added
    )
    select count(*) from added`);
  await figuresChanged(ctx, order.customerId);
  return added!.count === 1;
}

export type FirstStep = {
  readonly kind: OrderStep['kind'];
  readonly data: Readonly<Record<string, unknown>>;
  readonly person: { readonly kind: OrderStep['personKind']; readonly name: string };
};

const lineRow = (line: StoredLine) => ({
  position: line.position,
  kind: line.kind,
  subject_id: line.subjectId,
  title: line.title,
  detail: line.detail,
  quantity: line.quantity,
  unit_cents: line.unitCents,
  vat_percent: line.vatPercent,
  total_cents: line.totalCents,
  data: line.data,
});

/** Writes what can change about an order that was locked before, inside its company. */
export async function saveOrder(ctx: CompanyCtx, order: Order): Promise<Order> {
  const saved = { ...order, version: order.version + 1 };
  await ctx.db.write(sql`
    update orders.customer_order set status = ${saved.status}, payment_state = ${saved.paymentState}, payment_id = ${saved.paymentId},
      gift_back_cents = ${saved.giftBackCents}, paid_cents = ${saved.paidCents}, refund_pending_cents = ${saved.refundPendingCents}, refunded_cents = ${saved.refundedCents},
      later_option = ${saved.laterOption}, due_at = ${saved.dueAt}, reminded_at = ${saved.remindedAt}, note = ${saved.note}, paid_at = ${saved.paidAt}, cancelled_at = ${saved.cancelledAt}, cancel_reason = ${saved.cancelReason},
      version = ${saved.version}
    where company_id = ${ctx.companyId} and id = ${saved.id}`);
  await figuresChanged(ctx, order.customerId);
  return saved;
}

/** Of a locked order that nobody has paid, inside its company: what it is about and what it costs, all anew. */
export async function rewriteLines(ctx: CompanyCtx, order: Order, lines: readonly StoredLine[]): Promise<Order> {
  const saved = { ...order, version: order.version + 1 };
  await ctx.db.rows(sql`delete from orders.order_line where company_id = ${ctx.companyId} and order_id = ${order.id}`);
  await ctx.db.rows(sql`
    insert into orders.order_line (company_id, order_id, position, kind, subject_id, title, detail, quantity, unit_cents, vat_percent,
      total_cents, data)
    select ${ctx.companyId}, ${order.id}, position, kind, subject_id, title, detail, quantity, unit_cents, vat_percent, total_cents, data
    from jsonb_to_recordset(${jsonOf(lines.map(lineRow))}::jsonb) as row (position int, kind text, subject_id uuid, title text, detail text,
      quantity int, unit_cents int, vat_percent int, total_cents int, data jsonb)`);
  await ctx.db.write(sql`
    update orders.customer_order set total_cents = ${saved.totalCents}, vat_cents = ${saved.vatCents}, summary = ${saved.summary},
      version = ${saved.version}
    where company_id = ${ctx.companyId} and id = ${saved.id}`);
  await figuresChanged(ctx, order.customerId);
  return saved;
}

/** Orders of this company with their lines, however many, in two statements; in no particular order. */
export async function listOrdersWithLines(
  ctx: CompanyCtx,
  ids: readonly string[],
): Promise<{ readonly order: Order; readonly lines: readonly StoredLine[] }[]> {
  const [orders, lines] = await Promise.all([
    ctx.db.rows<OrderRecord>(sql`
      select ${orderColumns} from orders.customer_order o where o.company_id = ${ctx.companyId} and o.id = any(${ids}::uuid[])`),
    ctx.db.rows<StoredLine & { readonly orderId: string }>(sql`
      select order_id, position, kind, subject_id, title, detail, quantity, unit_cents, vat_percent, total_cents, data from orders.order_line
      where company_id = ${ctx.companyId} and order_id = any(${ids}::uuid[]) order by order_id, position`),
  ]);
  const ofOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  return orders.map((row) => ({ order: orderFrom(row), lines: ofOrder.get(row.id) ?? [] }));
}

/** In the order they were sold. */
export function linesOf(ctx: CompanyCtx, orderId: string): Promise<StoredLine[]> {
  return ctx.db.rows<StoredLine>(sql`
    select position, kind, subject_id, title, detail, quantity, unit_cents, vat_percent, total_cents, data from orders.order_line
    where company_id = ${ctx.companyId} and order_id = ${orderId} order by position`);
}
