import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { record } from '@fachwerk/logs/facade';
import type { UseCase } from '@fachwerk/server/module';
import { orderProblems } from '../../contract.ts';
import type { orderApi } from '../../contract-staff.ts';
import { whyNotStatus } from '../../rules/status.ts';
import { statusChosen } from '../facade-hooks.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { saveOrder } from '../order-store.ts';
import { cancelLocked } from '../placing/cancel-order.ts';
import { noteStep } from '../step-store.ts';
import { auditOrder, lockOrUnknown, readRow } from './change-order.ts';

const problem = problemsOf(orderProblems);

/**
 * Any status can be chosen (spec §4). The same one again changes nothing. What is handed over is locked before its order, so it goes
 * along first.
 */
export const setOrderStatus: UseCase<typeof orderApi.setStatus> = async (ctx, { orderId, status, reason }) => {
  const before = await readRow(ctx, orderId);
  if (before.status === status) return before;
  const isFollowed = await ctx.app.hooks.find(statusChosen)?.(ctx, orderId, status);
  const order = await lockOrUnknown(ctx, orderId);
  if (order.status === status && !isFollowed) return readRow(ctx, orderId);
  const refusal = whyNotStatus(order, status, ctx.caller.capabilities.has('orders.refund'));
  if (refusal) throw problem(refusal);
  const owner = inCompany(ctx, order.companyId);
  if (status === 'canceled') await cancelLocked(owner, order, reason);
  else if (order.status !== status) {
    await saveOrder(owner, { ...order, status });
    await noteStep(owner, order.id, 'status', { from: order.status, to: status, reason });
  }
  const after = { status, ...(reason && { reason }) };
  await auditOrder(owner, order, 'order.status', { status: before.status }, after);
  const data = { number: order.number, from: before.status, status };
  await record(owner, { type: 'order.status', orderNumber: order.number, data });
  await notifyWatchers(owner, [order.id]);
  return readRow(ctx, orderId);
};
