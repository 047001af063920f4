import type { CompanyCtx } from '@fachwerk/server/ctx';
import { publish } from '@fachwerk/server/realtime-publish';
import { shopStream } from '../contract.ts';

/** Open screens look again. The last act of a change. */
export function notifyShop(ctx: CompanyCtx): Promise<void> {
  return publish(ctx, shopStream, { type: 'changed' });
}
