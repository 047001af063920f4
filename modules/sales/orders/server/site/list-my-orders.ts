import { inCompany, visibleCompanies } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { orderSiteApi } from '../../contract-site.ts';
import { type OrderRecord, orderColumns, orderFrom } from '../order-store.ts';
import { siteOrders } from './site-order.ts';

const PAGE_SIZE = 20;

/** The customer belongs to the network, their orders to its companies: `caller.companyId` is the network. */
export const listMyOrders: UseCase<typeof orderSiteApi.mine> = async (ctx, { before }) => {
  const network = inCompany(ctx, ctx.caller.companyId);
  const visible = await visibleCompanies(network);
  const after = before
    ? sql`and (o.placed_at, o.id) < (select p.placed_at, p.id from orders.customer_order p
        where p.company_id = any(${visible}) and p.customer_id = ${ctx.caller.userId} and p.id = ${before})`
    : sql``;
  const rows = await ctx.db.rows<OrderRecord>(sql`
    select ${orderColumns} from orders.customer_order o
    where o.company_id = any(${visible}) and o.network_id = ${network.companyId} and o.customer_id = ${ctx.caller.userId} ${after}
    order by o.placed_at desc, o.id desc limit ${PAGE_SIZE + 1}`);
  const orders = rows.slice(0, PAGE_SIZE).map(orderFrom);
  const next = rows.length > PAGE_SIZE ? orders.at(-1)!.id : null;
  return { orders: await siteOrders(ctx, orders), next };
};
