import type { CompanyCtx } from '@fachwerk/server/ctx';
import { publish } from '@fachwerk/server/realtime-publish';
import { appointmentStream } from '../contract.ts';

/** Call it last in a transaction: it serialises publishers until the commit. */
export async function notifyWatchers(ctx: CompanyCtx): Promise<void> {
  await publish(ctx, appointmentStream, { type: 'changed' });
}
