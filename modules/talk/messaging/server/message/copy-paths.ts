import type { WorkCtx } from '@fachwerk/server/ctx';
import type { CopyPaths } from './compose-mail.ts';

/** 128 bits: whoever has it can end it. */
const TOKEN_BYTES = 16;
/** Tells copies apart, and opens nothing. */
const MARK_BYTES = 8;

/** Of one copy of a message: its own way out, and its own way to where the button leads. */
export function newCopy(ctx: Pick<WorkCtx, 'newSecret'>, messageId: string): { token: string; paths: CopyPaths } {
  const token = ctx.newSecret(TOKEN_BYTES);
  const follow = `/newsletter/weiter/${messageId}/${ctx.newSecret(MARK_BYTES)}`;
  return { token, paths: { end: `/newsletter/abmelden/${token}`, follow } };
}
