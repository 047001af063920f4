import { problemsOf } from '@fachwerk/base/problem';
import { companiesInSight, inCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx, UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { type Order, orderProblems } from '../contract.ts';
import type { orderSiteApi, SiteOrder } from '../contract-site.ts';
import { printInvoice } from './export-order.ts';
import { listInvoices } from './invoice-store.ts';
import { findOrderByHash, linesOf, type OrderRecord, orderColumns, orderFrom } from './order-store.ts';

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
  return { orders: await Promise.all(orders.map((order) => siteOrder(ctx, order))), next };
};

async function siteOrder(ctx: CompanyCtx, order: Order): Promise<SiteOrder> {
  const owner = inCompany(ctx, order.companyId);
  const [lines, invoices, party] = await Promise.all([
    linesOf(owner, order.id),
    listInvoices(owner, order.id),
    contractParty(owner),
  ]);
  const { id, orderHash, number, status, paymentState, totalCents, vatCents, refundedCents, placedAt, paidAt } = order;
  return {
    id,
    orderHash,
    number,
    status,
    paymentState,
    contractParty: party,
    email: order.contact.email,
    totalCents,
    vatCents,
    refundedCents,
    placedAt,
    paidAt,
    lines: lines.map(({ kind, subjectId, title, detail, quantity, totalCents: cents, vatPercent }) => ({
      kind,
      subjectId,
      title,
      detail,
      quantity,
      totalCents: cents,
      vatPercent,
    })),
    invoices: invoices.map(({ id: invoiceId, number: invoiceNumber, kind }) => ({
      id: invoiceId,
      number: invoiceNumber,
      kind,
    })),
  };
}

async function contractParty(ctx: CompanyCtx): Promise<string> {
  const row = await ctx.db.first<{ name: string }>(
    sql`select name from companies.company_view where company_id = ${ctx.companyId}`,
  );
  return row?.name ?? '';
}
