import { confirmPaid, lockOrder, notifyWatchers } from '@fachwerk/orders/facade-record';
import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { removeHandover } from './handover-store.ts';

/** Nobody has taken the handover back: the customer gets the invoice, and whoever waits for the money hears of it. */
export const confirmHandoverJob = job({
  name: 'pay-later.confirm_handover',
  payload: z.object({ companyId: z.uuid(), orderId: z.uuid() }),
  run: async (work, { companyId, orderId }) => {
    const ctx = { ...work, companyId };
    const order = await lockOrder(ctx, orderId);
    if (!order || !(await removeHandover(ctx, orderId))) return;
    await confirmPaid(ctx, order);
    await notifyWatchers(ctx, [orderId]);
  },
});
