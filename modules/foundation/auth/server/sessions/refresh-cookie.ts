import { isSameSecret, keyedHash } from '@fachwerk/server/crypto';
import type { App, PublicCtx } from '@fachwerk/server/ctx';
import { SESSION_DAYS } from '../../rules/session.ts';

const COOKIE = 'fw_refresh';
/** The only place the browser sends it to. */
export const AUTH_COOKIE_PATH = '/api/auth';

export type RefreshToken = { readonly companyId: string; readonly sessionId: string; readonly secret: string };

/**
 * What follows a token is computed from it, with a key that only this installation has. So the same successor can be given again
 * to a tab that asked at the same moment, or whose answer got lost, and no token ever rests in the database.
 */
export function successorOf(app: App, token: RefreshToken): RefreshToken {
  return { ...token, secret: macOf(app, 'refresh-token-successor', textOf(token)) };
}

/** The refresh token of a request, if it is one this house has given out, now or earlier. */
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
