import type { CompanyCtx } from '@fachwerk/server/ctx';
import { publish } from '@fachwerk/server/realtime-publish';
import { pickupStream } from '../../contract.ts';

/** As the last act of a transaction: screens that show the order look again. */
export async function notifyParcel(ctx: CompanyCtx, orderId: string): Promise<void> {
  await publish(ctx, pickupStream, { type: 'pickup', orderId });
}
