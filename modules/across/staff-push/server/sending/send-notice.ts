import type { CompanyCtx } from '@fachwerk/server/ctx';
import { addJob } from '@fachwerk/server/jobs';
import { deliverStaffPush } from './deliver-staff-push.job.ts';
import { addDeliveries, type Notice } from './delivery-store.ts';

/** To each of these devices once, by a job of its own. */
export async function sendNotice(
  ctx: CompanyCtx,
  devices: readonly { readonly id: string }[],
  notice: Notice,
): Promise<void> {
  if (devices.length === 0) return;
  for (const deliveryId of await addDeliveries(ctx, devices, notice))
    await addJob(ctx, deliverStaffPush, { companyId: ctx.companyId, deliveryId });
}
