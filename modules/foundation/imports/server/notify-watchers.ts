import type { CompanyCtx } from '@fachwerk/server/ctx';
import { publish } from '@fachwerk/server/realtime-publish';
import { importStream } from '../contract.ts';

export async function notifyWatchers(ctx: CompanyCtx): Promise<void> {
  await publish(ctx, importStream, { type: 'imports' });
}
