import type { CompanyCtx } from '@fachwerk/server/ctx';
import { publish } from '@fachwerk/server/realtime-publish';
import { catalogStream } from '../contract.ts';

/** Open screens look again. The last act of a change. */
export function notifyCatalog(ctx: CompanyCtx): Promise<void> {
  return publish(ctx, catalogStream, { type: 'changed' });
}
