import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { findWaiting, saveOutcome } from './delivery-store.ts';
import { findDevice, removeDevice } from './device-store.ts';
import { pushTo } from './push-link.ts';

/** One message to one device. A worker that dies after sending sends it once more, under the same topic and tag: it is shown once. */
export const deliverPush = job({
  name: 'push.deliver',
  payload: z.object({ companyId: z.uuid(), deliveryId: z.uuid() }),
  transaction: 'own',
  run: async (work, { companyId, deliveryId }) => {
    const ctx = { ...work, companyId };
    const delivery = await findWaiting(ctx, deliveryId);
    if (!delivery) return;
    const device = await findDevice(ctx, delivery.deviceId);
    if (!device) return saveOutcome(ctx, deliveryId, 'gone');
    const outcome = await pushTo(ctx, { device, ...delivery });
    if (outcome === 'later') throw new Error('the push service has no time now');
    if (outcome === 'refused') ctx.app.log.warn({ deliveryId, companyId }, 'a push service refused a message');
    await ctx.db.transaction(async (db) => {
      const inside = { ...ctx, db };
      await saveOutcome(inside, deliveryId, outcome);
      if (outcome === 'gone') await removeDevice(inside, delivery.deviceId);
    });
  },
});
