import { problemsOf } from '@fachwerk/base/problem';
import { companiesInSight, inCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx, UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { type Order, orderProblems } from '../contract.ts';
import type { orderSiteApi, SiteOrder } from '../contract-site.ts';
import { printInvoice } from './export-order.ts';
import { findOrderByHash, type OrderRecord, orderColumns, orderFrom } from './order-store.ts';

const problem = problemsOf(orderProblems);

const PAGE_SIZE = 20;

export const showOrder: UseCase<typeof orderSiteApi.show> = async (ctx, { orderHash }) => {
  const order = await findOrderByHash(ctx, orderHash);
  if (!order) throw problem('order.not_retrieved');
  return siteOrder(ctx, order);
};

export const downloadInvoice: UseCase<typeof orderSiteApi.invoice> = async (ctx, { orderHash, invoiceId }) => {
  const order = await findOrderByHash(ctx, orderHash);
  if (!order) throw problem('order.not_retrieved');
  const file = await printInvoice(inCompany(ctx, order.companyId), order, invoiceId);
  if (!file) throw problem('invoice.not_downloaded');
  return file;
};

/** The customer belongs to the network, their orders to its companies: `caller.companyId` is the network. */
export const listMine: UseCase<typeof orderSiteApi.mine> = async (ctx, { before }) => {
  const network = inCompany(ctx, ctx.caller.companyId);
  const sight = await companiesInSight(network);
  const after = before
    ? sql`and (o.placed_at, o.id) < (select p.placed_at, p.id from orders.customer_order p
        where p.company_id = any(${sight}) and p.id = ${before})`
    : sql``;
  const rows = await ctx.db.rows<OrderRecord>(sql`
    select ${orderColumns} from orders.customer_order o
    where o.company_id = any(${sight}) and o.network_id = ${network.companyId} and o.customer_id = ${ctx.caller.userId} ${after}
    order by o.placed_at desc, o.id desc limit ${PAGE_SIZE + 1}`);
  const orders = rows.slice(0, PAGE_SIZE).map(orderFrom);
  const next = rows.length > PAGE_SIZE ? orders.at(-1)!.id : null;
  return { orders: await siteOrders(ctx, orders), next };
};

async function siteOrder(ctx: CompanyCtx, order: Order): Promise<SiteOrder> {
  return (await siteOrders(ctx, [order]))[0]!;
}

type Line = SiteOrder['lines'][number] & { readonly orderId: string };
type Paper = SiteOrder['invoices'][number] & { readonly orderId: string };

/** However many orders, three statements. */
async function siteOrders(ctx: CompanyCtx, orders: readonly Order[]): Promise<SiteOrder[]> {
  const companyIds = [...new Set(orders.map(({ companyId }) => companyId))];
  const orderIds = orders.map(({ id }) => id);
  const ofThese = sql`company_id = any(${companyIds}::uuid[]) and order_id = any(${orderIds}::uuid[])`;
  const [lines, papers, parties] = await Promise.all([
    ctx.db.rows<Line>(sql`
      select order_id, kind, subject_id, title, detail, quantity, total_cents, vat_percent from orders.order_line
      where ${ofThese} order by position`),
    ctx.db.rows<Paper>(sql`
      select order_id, id, number, kind from orders.invoice where ${ofThese} order by issued_at, sequence`),
    ctx.db.rows<{ companyId: string; name: string }>(
      sql`select company_id, name from companies.company_view where company_id = any(${companyIds}::uuid[])`,
    ),
  ]);
  const own = <Part extends { readonly orderId: string }>(parts: readonly Part[], order: Order) =>
    parts.filter(({ orderId }) => orderId === order.id).map(({ orderId: _, ...part }) => part);
  return orders.map((order) => ({
    id: order.id,
    orderHash: order.orderHash,
    number: order.number,
    status: order.status,
    paymentState: order.paymentState,
    contractParty: parties.find(({ companyId }) => companyId === order.companyId)?.name ?? '',
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
