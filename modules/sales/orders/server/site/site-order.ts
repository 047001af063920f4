import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { partiesOf } from '@fachwerk/sites/facade';
import type { Order } from '../../contract.ts';
import type { SiteOrder } from '../../contract-site.ts';

type Line = SiteOrder['lines'][number] & { readonly orderId: string };

type Paper = SiteOrder['invoices'][number] & { readonly orderId: string };

/** However many orders, three statements. */
export async function siteOrders(ctx: CompanyCtx, orders: readonly Order[]): Promise<SiteOrder[]> {
  const companyIds = [...new Set(orders.map(({ companyId }) => companyId))];
  const orderIds = orders.map(({ id }) => id);
  const ofThese = sql`company_id = any(${companyIds}::uuid[]) and order_id = any(${orderIds}::uuid[])`;
  const [lines, papers, parties] = await Promise.all([
    ctx.db.rows<Line>(sql`
      select order_id, kind, subject_id, title, detail, quantity, total_cents, vat_percent from orders.order_line
      where ${ofThese} order by position`),
    ctx.db.rows<Paper>(sql`
      select order_id, id, number, kind from orders.invoice where ${ofThese} order by issued_at, sequence`),
    partiesOf(ctx, companyIds),
  ]);
  const own = <Part extends { readonly orderId: string }>(parts: readonly Part[], order: Order) =>
    parts.filter(({ orderId }) => orderId === order.id).map(({ orderId: _, ...part }) => part);
  return orders.map((order) => ({
    id: order.id,
    orderHash: order.orderHash,
    number: order.number,
    status: order.status,
    paymentState: order.paymentState,
    contractParty: parties.get(order.companyId)?.contractParty ?? '',
    email: order.contact.email,
    totalCents: order.totalCents,
    vatCents: order.vatCents,
    refundedCents: order.refundedCents,
    placedAt: order.placedAt,
    paidAt: order.paidAt,
    lines: own(lines, order),
    invoices: own(papers, order),
  }));
}
