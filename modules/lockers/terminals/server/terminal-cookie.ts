import { type Terminal, terminalOf } from '@fachwerk/devices/facade';
import type { SiteCtx } from '@fachwerk/server/ctx';
import { problem } from './problem.ts';

export const TERMINAL_COOKIE = 'fw_terminal';

export async function terminalOrUnknown(ctx: SiteCtx, given: string | undefined): Promise<Terminal> {
  const secret = given ?? ctx.request.cookies[TERMINAL_COOKIE];
  const terminal = secret && (await terminalOf(ctx, secret));
  if (!terminal) throw problem('terminal.unknown');
  return terminal;
}
