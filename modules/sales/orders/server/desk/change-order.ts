import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import { type Order, orderProblems } from '../../contract.ts';
import type { OrderRow } from '../../contract-staff.ts';
import { lockOrder } from '../order-store.ts';
import { findRow } from './list-orders.ts';

const problem = problemsOf(orderProblems);

export async function lockOrUnknown(ctx: Ctx, id: string): Promise<Order> {
  const order = await lockOrder(ctx, id);
  if (!order) throw problem('order.unknown');
  return order;
}

export async function readRow(ctx: Ctx, id: string): Promise<OrderRow> {
  const row = await findRow(ctx, id);
  if (!row) throw problem('order.unknown');
  return row;
}

/** Which order it was, for whoever reads the entry when nobody knows the id any more. */
export async function auditOrder(
  ctx: Ctx,
  order: Order,
  action: string,
  before: object | null,
  after: object,
): Promise<void> {
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
