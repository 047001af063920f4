import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { OrderStatus, orderProblems } from '../../contract.ts';
import type { orderApi } from '../../contract-staff.ts';
import { effectsOf, whyNotStatus } from '../../rules/status.ts';
import { findOrder } from '../order-store.ts';

const problem = problemsOf(orderProblems);

export const listStatusEffects: UseCase<typeof orderApi.statusEffects> = async (ctx, { id }) => {
  const order = await findOrder(ctx, id);
  if (!order) throw problem('order.unknown');
  const mayRefund = ctx.caller.capabilities.has('orders.refund');
  return {
    effects: OrderStatus.options.map((status) => ({
      status,
      effects: effectsOf(order, status),
      problem: whyNotStatus(order, status, mayRefund),
    })),
  };
};
