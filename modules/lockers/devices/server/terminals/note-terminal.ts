import { addSeconds } from '@fachwerk/base/time';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { afterSign } from '../../rules/presence.ts';
import { followPresence } from '../presence/follow-presence.ts';
import { lockWatched, savePresences } from '../presence/presence-store.ts';
import type { Terminal } from './pair-terminal.ts';

/** A tablet uses no MQTT: requests of its page are its sign of life. Written at most this often. */
const WRITE_EVERY_SECONDS = 10;

/** Runs in the company of the terminal. */
export async function noteTerminal(ctx: CompanyCtx, { id }: Pick<Terminal, 'id'>): Promise<void> {
  const [before] = await lockWatched(ctx, [id]);
  if (!before) return;
  const hasChanged =
    !before.isOnline || !before.lastSeenAt || ctx.now >= addSeconds(before.lastSeenAt, WRITE_EVERY_SECONDS);
  if (!hasChanged) return;
  const after = { ...before, ...afterSign(before, { kind: 'sign', at: ctx.now }) };
  await savePresences(ctx, [after]);
  if (!before.isOnline) await followPresence(ctx, [{ before, after }]);
}
