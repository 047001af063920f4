import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { record } from '@fachwerk/logs/facade';
import { audit } from '@fachwerk/server/audit';
import type { Ctx, UseCase } from '@fachwerk/server/module';
import { type Order, orderProblems } from '../contract.ts';
import type { OrderRow, orderApi } from '../contract-staff.ts';
import { whyNotStatus } from '../rules/status.ts';
import { cancelLocked } from './cancel-order.ts';
import { findRow } from './list-orders.ts';
import { lockOrder, saveOrder } from './order-store.ts';
import { refundOrder as giveBack } from './refund-order.ts';
import { noteStep } from './step-store.ts';
import { tellWatchers } from './tell-watchers.ts';

const problem = problemsOf(orderProblems);

/** Any status can be chosen (spec §4). The same one again changes nothing. */
export const setStatus: UseCase<typeof orderApi.setStatus> = async (ctx, { orderId, status, reason }) => {
  const order = await locked(ctx, orderId);
  if (order.status === status) return shown(ctx, orderId);
  const refusal = whyNotStatus(order, status, ctx.caller.capabilities.has('orders.refund'));
  if (refusal) throw problem(refusal);
  const owner = inCompany(ctx, order.companyId);
  if (status === 'canceled') await cancelLocked(owner, order, reason);
  else {
    await saveOrder(owner, { ...order, status });
    await noteStep(owner, order.id, 'status', { from: order.status, to: status, reason });
  }
  await remember(owner, order, 'order.status', { status: order.status }, { status, ...(reason && { reason }) });
  const data = { number: order.number, from: order.status, status };
  await record(owner, { type: 'order.status', orderNumber: order.number, data });
  await tellWatchers(owner, [order.id]);
  return shown(ctx, orderId);
};

export const saveNote: UseCase<typeof orderApi.saveNote> = async (ctx, { orderId, note, version }) => {
  const order = await locked(ctx, orderId);
  if (order.version !== version) {
    throw problem('order.changed_meanwhile', {}, { conflict: await shown(ctx, orderId) });
  }
  if (order.note === note) return shown(ctx, orderId);
  const owner = inCompany(ctx, order.companyId);
  await saveOrder(owner, { ...order, note });
  await noteStep(owner, order.id, 'note', {});
  await remember(owner, order, 'order.note', { note: order.note }, { note });
  await tellWatchers(owner, [order.id]);
  return shown(ctx, orderId);
};

export const refundOrder: UseCase<typeof orderApi.refund> = async (ctx, { orderId, amountCents, reason }) => {
  const order = await locked(ctx, orderId);
  await remember(inCompany(ctx, order.companyId), order, 'order.refund', null, { amountCents, reason });
  await giveBack(ctx, orderId, { amountCents, reason });
  return shown(ctx, orderId);
};

async function locked(ctx: Ctx, id: string): Promise<Order> {
  const order = await lockOrder(ctx, id);
  if (!order) throw problem('order.unknown');
  return order;
}

async function shown(ctx: Ctx, id: string): Promise<OrderRow> {
  const row = await findRow(ctx, id);
  if (!row) throw problem('order.unknown');
  return row;
}

/** Which order it was, for whoever reads the entry when nobody knows the id any more. */
async function remember(ctx: Ctx, order: Order, action: string, before: object | null, after: object): Promise<void> {
  const { number } = order;
  await audit(ctx, {
    subjectKind: 'order',
    subjectId: order.id,
    action,
    before: before && { number, ...before },
    after: { number, ...after },
    address: ctx.request.address,
  });
}
