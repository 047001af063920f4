import type { CompanyCtx } from '@fachwerk/server/ctx';
import { addJob } from '@fachwerk/server/jobs';
import { deliverPush } from './deliver-push.job.ts';
import { addDeliveries } from './delivery-store.ts';
import { devicesOf } from './device-store.ts';
import type { PushContent } from './push-content.ts';

/** To every device of each of them; leaves after the commit. */
export async function sendPushes(
  ctx: CompanyCtx,
  mailingId: string,
  to: readonly { readonly customerId: string; readonly content: PushContent }[],
): Promise<void> {
  const contents = new Map(to.map(({ customerId, content }) => [customerId, content]));
  const devices = await devicesOf(ctx, [...contents.keys()]);
  const deliveries = devices.map(({ id, customerId }) => ({
    id: ctx.newId(),
    deviceId: id,
    content: contents.get(customerId)!,
  }));
  if (deliveries.length === 0) return;
  await addDeliveries(ctx, mailingId, deliveries);
  for (const { id } of deliveries) await addJob(ctx, deliverPush, { companyId: ctx.companyId, deliveryId: id });
}
