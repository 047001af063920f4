import { saveLastSeen } from '@fachwerk/customers/facade-account';
import { hashToken } from '@fachwerk/server/crypto';
import type { CustomerCtx } from '@fachwerk/server/ctx';
import { SITE_COOKIE } from '@fachwerk/server/http-access';
import { isDueToRotate } from '../../rules/session.ts';
import { newToken } from '../sign-in/login-secrets.ts';
import { setSessionCookie } from './begin-session.ts';
import { findByToken, lockSession, saveRotation } from './session-store.ts';

/** Once a day the cookie is replaced and its time begins anew. Done where a customer looks at the account: pages come by GET. */
export async function renewSession(ctx: CustomerCtx): Promise<void> {
  const tokenHash = hashToken(ctx.request.cookies[SITE_COOKIE] ?? '');
  const network = { ...ctx, companyId: ctx.caller.companyId };
  const session = await findByToken(network, tokenHash);
  if (!session || !isDueToRotate(session, tokenHash, ctx.now)) return;
  await ctx.db.transaction(async (db) => {
    const scoped = { ...network, db };
    const locked = await lockSession(scoped, session.id);
    if (!locked || !isDueToRotate(locked, tokenHash, ctx.now)) return;
    const token = newToken(ctx);
    await saveRotation(scoped, session.id, hashToken(token));
    await saveLastSeen(scoped, session.customerId);
    setSessionCookie(ctx, token);
  });
}
