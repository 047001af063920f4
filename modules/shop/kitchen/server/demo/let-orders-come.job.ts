import { minutesBetween } from '@fachwerk/base/time';
import { companyByCode } from '@fachwerk/companies/facade';
import type { Fulfilment } from '@fachwerk/fulfilment/contract';
import { listOpenFulfilments, moveFulfilment } from '@fachwerk/fulfilment/facade';
import { nextState } from '@fachwerk/fulfilment/rules/states';
import { findOrder } from '@fachwerk/orders/facade';
import { lockLaterPayment, settleLaterPayment } from '@fachwerk/payments/facade-later';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { isDemoGuest, MERCHANT } from './demo-menu.ts';
import { placeDemoOrder } from './order-something.ts';

/** An order every three minutes or so, as on an evening that is busy but not mad. */
const PER_MINUTE = 0.34;
/** Nobody has to accept the remains of a night. */
const MOST_OPEN = 14;

/** How long somebody takes for each step when nobody at the screen does it, in minutes. */
const TAKES: Partial<Record<Fulfilment['state'], number>> = { new: 4, accepted: 4, making: 11, ready: 6, on_way: 14 };

/** In the demonstration orders come in by themselves, and a crew works on these: the kitchen lives when somebody looks. Orders of who tries the product are theirs. */
export const letOrdersCome = job({
  name: 'demo.orders_come',
  payload: z.object({}),
  cron: '* * * * *',
  transaction: 'own',
  run: async (work) => {
    const merchant = await companyByCode(work, MERCHANT);
    if (!merchant?.isDemo) return;
    const within = (deed: (ctx: CompanyCtx) => Promise<unknown>) =>
      work.db.transaction((db) => deed({ ...work, db, companyId: merchant.id }));
    const open = await listOpenFulfilments({ ...work, companyId: merchant.id });
    const own: Fulfilment[] = [];
    for (const each of open) {
      const order = await findOrder({ ...work, companyId: merchant.id }, each.orderId);
      if (order && isDemoGuest(order.contact.email)) own.push(each);
    }
    for (const each of own) await within((ctx) => workOn(ctx, each));
    if (open.length < MOST_OPEN && Math.random() < PER_MINUTE) await within(placeDemoOrder);
  },
});

/** Whoever taps at the screen is quicker. What is handed over is paid. */
async function workOn(ctx: CompanyCtx, { orderId, type, state, stateSince }: Fulfilment): Promise<void> {
  // Whoever has the boxes lays it in.
  if (type === 'box' && (state === 'making' || state === 'ready')) return;
  const to = nextState({ type, state });
  if (!to || minutesBetween(stateSince, ctx.now) < (TAKES[state] ?? 0)) return;
  await moveFulfilment(ctx, { orderId, from: state, to: to as 'accepted' });
  if (to !== 'done') return;
  const payment = await lockLaterPayment(ctx, orderId);
  if (payment) await settleLaterPayment(ctx, payment, ctx.now);
}
