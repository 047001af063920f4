import type { CompanyCtx } from '@fachwerk/server/ctx';
import { publish } from '@fachwerk/server/realtime-publish';
import { mediaStream } from '../contract.ts';

/** Open screens look again, and kept pages are drawn anew. The last act of a change. */
export function notifyMedia(ctx: CompanyCtx, type: 'added' | 'changed' | 'removed', id: string | null): Promise<void> {
  return publish(ctx, mediaStream, { type, id });
}
