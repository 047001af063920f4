import { isSameSecret, keyedHash } from '@fachwerk/server/crypto';
import type { App, PublicCtx } from '@fachwerk/server/ctx';
import { SESSION_DAYS } from '../../rules/session.ts';

const COOKIE = 'fw_refresh';
/** The browser sends the cookie to this path only. */
export const AUTH_COOKIE_PATH = '/api/auth';

export type RefreshToken = { readonly companyId: string; readonly sessionId: string; readonly secret: string };

/**
 * A token's successor is computed from it with a key of this installation. The same successor can thus be returned again to a tab that asked at the
 * same moment, or whose answer got lost, and no token is stored in the database.
 */
export function successorOf(app: App, token: RefreshToken): RefreshToken {
  return { ...token, secret: macOf(app, 'refresh-token-successor', textOf(token)) };
}

/** The refresh token of a request, if this installation issued it, now or earlier. */
export function refreshTokenIn(ctx: PublicCtx): RefreshToken | null {
  const [companyId = '', sessionId = '', secret = '', mac = ''] = (ctx.request.cookies[COOKIE] ?? '').split('.');
  const token = { companyId, sessionId, secret };
  return isSameSecret(mac, macOf(ctx.app, 'refresh-token', textOf(token))) ? token : null;
}

export function setRefreshCookie(ctx: PublicCtx, token: RefreshToken): void {
  const signed = `${textOf(token)}.${macOf(ctx.app, 'refresh-token', textOf(token))}`;
  ctx.setCookie(COOKIE, signed, { path: AUTH_COOKIE_PATH, maxAgeSeconds: SESSION_DAYS * 24 * 60 * 60 });
}

export function clearRefreshCookie(ctx: PublicCtx): void {
  ctx.setCookie(COOKIE, '', { path: AUTH_COOKIE_PATH, maxAgeSeconds: 0 });
}

const textOf = ({ companyId, sessionId, secret }: RefreshToken) => `${companyId}.${sessionId}.${secret}`;

const macOf = (app: App, purpose: string, text: string) => keyedHash(app, purpose, text);
