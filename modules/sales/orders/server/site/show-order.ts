import { problemsOf } from '@fachwerk/base/problem';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { type Order, orderProblems } from '../../contract.ts';
import type { orderSiteApi, SiteOrder } from '../../contract-site.ts';
import { findOwnOrder } from '../order-store.ts';
import { siteOrders } from './site-order.ts';

const problem = problemsOf(orderProblems);

export const showOrder: UseCase<typeof orderSiteApi.show> = async (ctx, { orderHash }) => {
  const order = await findOwnOrder(ctx, orderHash);
  if (!order) throw problem('order.not_retrieved');
  return siteOrder(ctx, order);
};

async function siteOrder(ctx: CompanyCtx, order: Order): Promise<SiteOrder> {
  return (await siteOrders(ctx, [order]))[0]!;
}
