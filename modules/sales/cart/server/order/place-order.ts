import { Problem, problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { orderProblems } from '@fachwerk/orders/contract';
import { findOrder } from '@fachwerk/orders/facade';
import { paymentProblems } from '@fachwerk/payments/contract';
import { paymentsOf, startFirstPayment, startPayment } from '@fachwerk/payments/facade';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { checkoutApi } from '../../contract.ts';
import type { Contact } from '../../contract-cart.ts';
import { resultPath } from '../../rules/payment-result.ts';
import { lineProviders } from '../facade-lines.ts';
import { rememberOrder } from './ordered-here.ts';
import type { Placed } from './place-cart.ts';
import { placedOnce } from './place-cart.ts';

const orderProblem = problemsOf(orderProblems);

/**
 * Two phases. First, in one transaction, the cart becomes an order with a payment; the cart remembers it. Then the provider is asked,
 * which knows the payment by its id. Whatever is cut off, the same request again goes on where it stopped.
 */
export const placeOrder: UseCase<typeof checkoutApi.pay> = async (ctx, input) => {
  const placed = await ctx.db
    .transaction((db) => placedOnce({ ...ctx, db }, input))
    .catch(async (error: unknown) => {
      // What was written is gone; why it was refused still goes to the address, and to nobody else.
      if (error instanceof Problem) await afterRefusal(ctx, error, input.data.contact);
      throw error;
    });
  rememberOrder(ctx, placed.orderId);
  return sentToPay(ctx, placed);
};

async function afterRefusal(ctx: SiteCtx, refusal: Problem, contact: Contact): Promise<void> {
  for (const provider of ctx.app.hooks.all(lineProviders)) await provider.afterRefusal?.(ctx, refusal, contact);
}

/** Where the customer goes to pay. With nothing to begin, or a provider that does not answer, to the page that says how it stands. */
async function sentToPay(ctx: SiteCtx, { partyId, orderId, isNew }: Placed) {
  const scoped = inCompany(ctx, partyId);
  if (!isNew) return sentAgain(scoped, orderId);
  const { orderHash, payment } = isNew;
  const redirectTo = payment && (await orNone(() => startFirstPayment(scoped, payment)));
  return { orderHash, redirectTo: redirectTo ?? resultPath(orderHash) };
}

async function sentAgain(scoped: SiteCtx, orderId: string) {
  const order = await findOrder(scoped, orderId);
  if (!order) throw orderProblem('order.unknown');
  const { orderHash } = order;
  const payment = (await paymentsOf(scoped, orderId)).at(-1);
  const redirectTo = payment && (await startOrNone(scoped, payment.id));
  return { orderHash, redirectTo: redirectTo ?? resultPath(orderHash) };
}

export function startOrNone(ctx: SiteCtx, paymentId: string): Promise<string | undefined> {
  return orNone(() => startPayment(ctx, paymentId));
}

async function orNone(start: () => ReturnType<typeof startPayment>): Promise<string | undefined> {
  try {
    return (await start()).redirectTo;
  } catch (error) {
    if (error instanceof Problem && error.code in paymentProblems) return undefined;
    throw error;
  }
}
