import { problemsOf } from '@fachwerk/base/problem';
import { addSeconds } from '@fachwerk/base/time';
import { inCompany } from '@fachwerk/companies/facade';
import type { OrderStatus } from '@fachwerk/orders/contract';
import { cancelOrder, findOrder, moveOrder } from '@fachwerk/orders/facade';
import { refundableCents } from '@fachwerk/orders/rules/payment';
import { settleAtHandover, unsettleHandover } from '@fachwerk/pay-later/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { emit } from '@fachwerk/server/events';
import { type Fulfilment, type FulfilmentState, fulfilmentMoved, fulfilmentProblems } from '../../contract.ts';
import { promiseFor } from '../../rules/promise.ts';
import { isTakenBack, ORDER_STATUS, stateForStatus, whyNotMove } from '../../rules/states.ts';
import { mailStep } from '../mail/fulfilment-mail.ts';
import { lockFulfilment, saveFulfilment } from '../record/fulfilment-store.ts';
import { notifyWatchers } from '../record/notify-watchers.ts';
import { hasStep, noteStep } from '../record/step-store.ts';

const problem = problemsOf(fulfilmentProblems);

export type Move = {
  readonly orderId: string;
  readonly to: Exclude<FulfilmentState, 'waiting' | 'new' | 'cancelled'>;
  /** Where whoever moves it has seen it; anything else is refused. */
  readonly from?: FulfilmentState;
  /** The same one is done once. */
  readonly tapId?: string;
  readonly promisedMinutes?: number | undefined;
  readonly reason?: string;
  readonly agoSeconds?: number;
};

/**
 * One step of the way, in the caller's transaction: the order's status, the customer's mail and whoever listens follow. Who comes second
 * is refused with the state it has; the same tap again is answered as if it had just been done.
 */
export async function moveFulfilment(ctx: CompanyCtx, move: Move): Promise<Fulfilment> {
  const { orderId, to, from, tapId = ctx.newId(), agoSeconds = 0 } = move;
  const found = await lockFulfilment(ctx, orderId);
  if (!found) throw problem('fulfilment.unknown');
  const owner = inCompany(ctx, found.companyId);
  if (await hasStep(owner, tapId)) return found;
  if (from !== undefined && found.state !== from) throw problem('fulfilment.moved_meanwhile', { state: found.state });
  const refusal = whyNotMove(found, to);
  if (refusal) throw problem(refusal, { state: found.state });

  const at = addSeconds(ctx.now, -agoSeconds);
  const promisedAt = to === 'accepted' ? promiseFor(found, move.promisedMinutes, at) : found.promisedAt;
  const reason = move.reason ?? '';
  const saved = await takeStep(owner, found, { ...found, state: to, stateSince: at, promisedAt }, { tapId, reason });
  await moveAlong(owner, found.state, saved);
  if (to === 'refused') await refuseOrder(owner, saved, reason);
  else await mailStep(owner, saved, { reason, refundCents: 0 });
  return saved;
}

/**
 * The order desk says that it is handed over, or that it was not: the same as the tap that does it, money included, only that the order
 * gets its status there. Nothing else that is chosen there moves it. Where nothing is handed over there is the money alone.
 */
export async function followStatus(ctx: CompanyCtx, orderId: string, status: OrderStatus): Promise<boolean> {
  const found = await lockFulfilment(ctx, orderId);
  if (!found) return settleAlone(ctx, orderId, status);
  const state = stateForStatus(found, status);
  if (!state) return false;
  // What nobody had accepted was promised to nobody: it is there now.
  const promisedAt = found.promisedAt ?? ctx.now;
  const wanted = { ...found, state, stateSince: ctx.now, promisedAt };
  await takeStep(inCompany(ctx, found.companyId), found, wanted, { isSaidPaid: true });
  return true;
}

async function settleAlone(ctx: CompanyCtx, orderId: string, status: OrderStatus): Promise<boolean> {
  const order = await findOrder(ctx, orderId);
  if (!order) return false;
  const owner = inCompany(ctx, order.companyId);
  if (status === 'finished') await settleAtHandover(owner, orderId);
  else if (order.status === 'finished' && isTakenBack(status)) await unsettleHandover(owner, orderId);
  return (await findOrder(owner, orderId))?.status !== order.status;
}

/** The step itself, with the money that comes or goes with it. */
async function takeStep(
  ctx: CompanyCtx,
  found: Fulfilment,
  wanted: Fulfilment,
  { tapId = ctx.newId(), reason = '', isSaidPaid = false } = {},
): Promise<Fulfilment> {
  const saved = await saveFulfilment(ctx, wanted);
  const { orderId, type, state: to, stateSince: at, promisedAt } = saved;
  await noteStep(ctx, orderId, 'moved', { id: tapId, at, data: { from: found.state, to, promisedAt, reason } });
  await payAtHandover(ctx, saved, found.state, isSaidPaid);
  await emit(ctx, fulfilmentMoved, { companyId: ctx.companyId, orderId, type, from: found.state, to });
  await notifyWatchers(ctx, [orderId]);
  return saved;
}

/**
 * What is handed over by people is paid to them in the same tap, and one step back takes that back too. A box takes no money; whoever finishes
 * its order at the desk has read that it counts as paid, and says so.
 */
async function payAtHandover(
  ctx: CompanyCtx,
  { orderId, type, state }: Fulfilment,
  from: FulfilmentState,
  isSaidPaid: boolean,
): Promise<void> {
  if (state === 'done' && (type !== 'box' || isSaidPaid)) await settleAtHandover(ctx, orderId);
  if (from === 'done') await unsettleHandover(ctx, orderId);
}

/** The order goes along: forward, and back from the end when the handover was a mistake. */
async function moveAlong(ctx: CompanyCtx, from: FulfilmentState, { orderId, state }: Fulfilment): Promise<void> {
  const status = ORDER_STATUS[state];
  if (status) await moveOrder(ctx, orderId, status, { isBack: from === 'done' });
}

/** Its own mail says that the shop refused, and what goes back. */
async function refuseOrder(ctx: CompanyCtx, refused: Fulfilment, reason: string): Promise<void> {
  const before = await findOrder(ctx, refused.orderId);
  await cancelOrder(ctx, refused.orderId, reason, { isSilent: true });
  await mailStep(ctx, refused, { reason, refundCents: before ? refundableCents(before) : 0 });
}
