import type { PublicCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { authApi } from '../../contract.ts';
import { clearRefreshCookie, refreshTokenIn } from '../sessions/refresh-cookie.ts';
import { endSession, lockSession } from '../sessions/session-store.ts';

export const signOut: UseCase<typeof authApi.signOut> = async (ctx) => {
  await endSessionOfCookie(ctx);
  clearRefreshCookie(ctx);
  return {};
};

/** Ends the session of this browser's cookie, whichever user it belongs to, before the cookie is replaced. */
export async function endSessionOfCookie(ctx: PublicCtx): Promise<void> {
  const token = refreshTokenIn(ctx);
  if (!token) return;
  const scoped = { ...ctx, companyId: token.companyId };
  const session = await lockSession(scoped, token.sessionId);
  if (session) await endSession(scoped, session.userId, session.id, 'signed_out');
}
