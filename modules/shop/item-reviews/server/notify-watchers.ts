import type { CompanyCtx } from '@fachwerk/server/ctx';
import { publish } from '@fachwerk/server/realtime-publish';
import { reviewStream } from '../contract.ts';

/** As the last act of a transaction. */
export async function notifyWatchers(ctx: CompanyCtx): Promise<void> {
  await publish(ctx, reviewStream, { type: 'item-reviews' });
}
