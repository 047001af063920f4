import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { Device } from '../contract.ts';
import { saveDevice } from './device-store.ts';
import { ownPublicKey } from './key-store.ts';

export { openPushService } from './push-service.for-tests.ts';

/** As if its owner had switched it on. */
export async function addDevice(ctx: CompanyCtx, customerId: string, device: Device): Promise<void> {
  await ownPublicKey(ctx);
  await saveDevice(ctx, customerId, device);
}
