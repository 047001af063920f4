import { lockFulfilment, moveFulfilment } from '@fachwerk/fulfilment/facade';
import { lockOrder } from '@fachwerk/orders/facade-record';
import { isPaid } from '@fachwerk/orders/rules/payment';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { addJob, job } from '@fachwerk/server/jobs';
import { shopOf } from '@fachwerk/shop/facade';
import * as z from 'zod/mini';
import { type Placed, releaseAt } from '../../rules/release.ts';

/** Nobody accepted an order that is paid later: its goods and its time are for others again, and the customer is told. */
export const releaseUnaccepted = job({
  name: 'goods.release_unaccepted',
  payload: z.object({ companyId: z.uuid(), orderId: z.uuid() }),
  run: async (work, { companyId, orderId }) => {
    const ctx = { ...work, companyId };
    // The handover before the order, as whoever accepts does: of both at once one comes second and finds it decided.
    const found = await lockFulfilment(ctx, orderId);
    if (found?.state !== 'new') return;
    const order = await lockOrder(ctx, orderId);
    if (order?.status !== 'new' || isPaid(order.paymentState)) return;
    const { laterOption: option, placedAt } = order;
    if (await planRelease(ctx, orderId, { option, placedAt, wishedAt: found.wishedAt })) return;
    const t = (await ctx.app.texts.of(ctx.db, companyId)).in(order.language);
    await moveFulfilment(ctx, { orderId, from: 'new', to: 'refused', reason: t('goods.not_accepted') });
  },
});

/** By the settings of this moment, which may have changed since it was ordered. False: it is time. */
export async function planRelease(ctx: CompanyCtx, orderId: string, placed: Placed): Promise<boolean> {
  const { releaseHours } = await shopOf(ctx);
  const runAt = releaseAt(placed, releaseHours);
  if (!runAt) return true;
  if (runAt <= ctx.now) return false;
  const key = `release-unaccepted:${orderId}`;
  await addJob(ctx, releaseUnaccepted, { companyId: ctx.companyId, orderId }, { key, runAt });
  return true;
}
