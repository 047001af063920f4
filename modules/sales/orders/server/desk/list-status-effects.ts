import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { OrderStatus, orderProblems } from '../../contract.ts';
import type { orderApi } from '../../contract-staff.ts';
import { effectsOf, whyNotStatus } from '../../rules/status.ts';
import { findOrder, linesOf } from '../order-store.ts';

const problem = problemsOf(orderProblems);

export const listStatusEffects: UseCase<typeof orderApi.statusEffects> = async (ctx, { id }) => {
  const order = await findOrder(ctx, id);
  if (!order) throw problem('order.unknown');
  const kinds = (await linesOf(inCompany(ctx, order.companyId), id)).map(({ kind }) => kind);
  const mayRefund = ctx.caller.capabilities.has('orders.refund');
  return {
    effects: OrderStatus.options.map((status) => ({
      status,
      effects: effectsOf(order, status, kinds),
      problem: whyNotStatus(order, status, mayRefund),
    })),
  };
};
