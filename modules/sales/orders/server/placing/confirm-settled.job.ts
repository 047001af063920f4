import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { findInvoice } from '../invoice/invoice-store.ts';
import { linesOf, lockOrder } from '../order-store.ts';
import { listSteps } from '../step-store.ts';
import { mailConfirmation } from './order-mail.ts';

/** The mail about an order that was paid as it was placed: whoever sells has stored by now where it goes and when. A job may come twice, the mail does not. */
export const confirmSettledJob = job({
  name: 'orders.confirm_settled',
  payload: z.object({ companyId: z.uuid(), orderId: z.uuid() }),
  run: async (work, { companyId, orderId }) => {
    const ctx = { ...work, companyId };
    const order = await lockOrder(ctx, orderId);
    const invoice = order && (await findInvoice(ctx, orderId));
    if (!order || !invoice || (await isConfirmed())) return;
    await mailConfirmation(ctx, order, await linesOf(ctx, orderId), invoice);

    async function isConfirmed(): Promise<boolean> {
      const steps = await listSteps(ctx, orderId);
      return steps.some(({ kind, data }) => kind === 'mail' && data.mail === 'confirmation');
    }
  },
});
