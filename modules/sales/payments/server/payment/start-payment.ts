import { problemsOf } from '@fachwerk/base/problem';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { paymentProblems } from '../../contract.ts';
import { nextLookAt } from '../../rules/check-pace.ts';
import { mayStart } from '../../rules/payment-states.ts';
import { ProviderRefused, ProviderUnreachable } from '../providers/provider-link.ts';
import { linkOf } from '../providers/provider-links.ts';
import { lookAt } from './check-payment.ts';
import { closeOlder, findPayment, listPayments, type PaymentRecord, saveStart } from './payment-store.ts';

const problem = problemsOf(paymentProblems);

/**
 * Opens a payment at its provider, outside a transaction, and says where to send the customer. Called again, also after the process
 * was killed in the middle of it, it leads to the same place: the provider knows the payment by its id.
 */
export async function startPayment(ctx: CompanyCtx, paymentId: string): Promise<{ redirectTo: string }> {
  const payment = await findPayment(ctx, paymentId);
  // What is paid to people starts nowhere.
  if (!payment || payment.provider === 'manual') throw problem('payment.unknown');
  if (!mayStart(payment.state) || payment.closedAt) throw problem('payment.already_settled');
  if (payment.redirectTo) return { redirectTo: payment.redirectTo };
  return started(ctx, payment, closeOlderOnes);
}

/** The same for the first payment of something that was just sold: nobody can have chosen another way to pay yet. */
export function startFirstPayment(ctx: CompanyCtx, payment: PaymentRecord): Promise<{ redirectTo: string }> {
  return started(ctx, payment, async () => {});
}

async function started(
  ctx: CompanyCtx,
  payment: PaymentRecord,
  closeOthers: typeof closeOlderOnes,
): Promise<{ redirectTo: string }> {
  const { id: paymentId, provider } = payment;
  try {
    const link = await linkOf(ctx, payment);
    await closeOthers(ctx, payment);
    const opened = await link.start(ctx, payment);
    const begun = await saveStart(ctx, paymentId, { ...opened, nextLookAt: nextLookAt(ctx.now, 0, ctx.now) });
    if (!begun.closedAt && mayStart(begun.state)) return { redirectTo: opened.redirectTo };
    // Another way to pay was chosen, or this one given up, while the provider was asked.
    await link.close(ctx, begun);
  } catch (error) {
    const isProvider = error instanceof ProviderUnreachable || error instanceof ProviderRefused;
    if (!isProvider) throw error;
    ctx.app.log.warn({ part: 'payments', provider, paymentId, err: error }, 'cannot start a payment');
    throw problem('payment.provider_unreachable');
  }
  throw problem('payment.already_settled');
}

/** Nobody pays twice because they chose another way: the earlier one is over before the new one begins. */
async function closeOlderOnes(ctx: CompanyCtx, payment: PaymentRecord): Promise<void> {
  for (const older of await closeOlder(ctx, payment)) {
    if (!older.checkoutReference) continue;
    const link = await linkOf(ctx, older);
    await link.close(ctx, older);
    await lookAt(ctx, older.id);
  }
  const others = (await listPayments(ctx, [ctx.companyId], payment.reference)).filter(({ id }) => id !== payment.id);
  if (others.some(({ state }) => state === 'succeeded')) throw problem('payment.already_paid');
  if (others.some(({ state }) => state === 'pending')) throw problem('payment.being_checked');
}
