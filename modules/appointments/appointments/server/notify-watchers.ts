import type { CompanyCtx } from '@fachwerk/server/ctx';
import { publish } from '@fachwerk/server/realtime-publish';
import { appointmentStream } from '../contract.ts';

/** As the last act of a transaction: whoever else tells of appointments waits for the commit. */
export async function notifyWatchers(ctx: CompanyCtx): Promise<void> {
  await publish(ctx, appointmentStream, { type: 'changed' });
}
