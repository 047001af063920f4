import { recordActivity, type StoredCustomer, saveLastSeen } from '@fachwerk/customers/facade-account';
import { hashToken } from '@fachwerk/server/crypto';
import type { SiteCtx } from '@fachwerk/server/ctx';
import { SITE_COOKIE } from '@fachwerk/server/http-access';
import { SESSION_DAYS } from '../../rules/session.ts';
import { LOGIN_COOKIE, newToken } from '../sign-in/login-secrets.ts';
import { useUpLogins } from '../sign-in/login-store.ts';
import { addSession, endSession } from './session-store.ts';

/** `network` is where the customer belongs; the cookie goes to the browser that asked. */
export async function beginSession(ctx: SiteCtx, network: SiteCtx, customer: StoredCustomer): Promise<void> {
  await useUpLogins(network, customer.id);
  if (ctx.caller) await endSession({ ...ctx, companyId: ctx.caller.companyId }, ctx.caller.sessionId);
  const token = newToken(ctx);
  const { userAgent } = ctx.request;
  await addSession(network, { id: ctx.newId(), customerId: customer.id, tokenHash: hashToken(token), userAgent });
  await saveLastSeen(network, customer.id);
  await recordActivity(network, customer.id, 'signed_in');
  setSessionCookie(ctx, token);
  ctx.setCookie(LOGIN_COOKIE, '', { maxAgeSeconds: 0, path: '/', sameSite: 'lax' });
}

/** `lax`: people come by the links in their mails, and back from paying. An empty token takes it away. */
export function setSessionCookie(ctx: Pick<SiteCtx, 'setCookie'>, token: string): void {
  ctx.setCookie(SITE_COOKIE, token, { maxAgeSeconds: SESSION_DAYS * 24 * 60 * 60, path: '/', sameSite: 'lax' });
}
