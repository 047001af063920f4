import type { Ctx } from '@fachwerk/server/ctx';
import { publish } from '@fachwerk/server/realtime-publish';
import { todoStream } from '../../contract.ts';

/** The other devices of the same person look again. */
export async function notifySelf(ctx: Ctx): Promise<void> {
  await publish(ctx, todoStream, { type: 'changed' }, ctx.caller.userId);
}
