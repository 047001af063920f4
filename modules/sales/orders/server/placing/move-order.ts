import { inCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { OrderStatus } from '../../contract.ts';
import { moved, movedBack } from '../../rules/status.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { lockOrder, saveOrder } from '../order-store.ts';
import { noteStep } from '../step-store.ts';

/**
 * In the transaction of what brought it on: the first rental has started (`process`), the last has ended (`finished`). Goes forward
 * only, and leaves alone what a person has cancelled or taken back; so it may come twice and in any order. Back it goes alone from
 * `finished`, when what had finished it was a mistake.
 */
export async function moveOrder(
  ctx: CompanyCtx,
  orderId: string,
  to: Extract<OrderStatus, 'approved' | 'process' | 'finished'>,
  { isBack = false } = {},
): Promise<void> {
  const order = await lockOrder(ctx, orderId);
  if (!order) return;
  const status = isBack ? movedBack(order.status, to) : moved(order.status, to);
  if (status === order.status) return;
  const owner = inCompany(ctx, order.companyId);
  await saveOrder(owner, { ...order, status });
  await noteStep(owner, order.id, 'status', { from: order.status, to: status });
  await notifyWatchers(owner, [order.id]);
}
