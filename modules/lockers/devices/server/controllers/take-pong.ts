import type { ServiceWorld } from '@fachwerk/server/module';
import { workOf } from '@fachwerk/server/services';
import { sql } from '@fachwerk/server/sql';
import type { Ack } from '../../wire.ts';
import type { DeviceMessage } from '../facade-hooks.ts';
import { notifyControllers } from '../presence/notify-controllers.ts';

/** Only the first answer to the latest ping counts. */
export async function takePong(world: ServiceWorld, message: DeviceMessage<Ack>): Promise<void> {
  const { companyId, controllerId, receivedAt, body } = message;
  await world.db.transaction(async (tx) => {
    const answered = await tx.count(sql`
      update devices.controller
      set ping_ms = greatest(0, extract(epoch from (${receivedAt}::timestamptz - ping_sent_at)) * 1000)::integer
      where company_id = ${companyId} and id = ${controllerId} and ping_id = ${body.id} and ping_ms is null`);
    if (answered > 0) await notifyControllers({ ...workOf(world, tx), companyId }, [controllerId]);
  });
}
