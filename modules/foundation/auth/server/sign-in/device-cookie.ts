import { isSameSecret, keyedHash } from '@fachwerk/server/crypto';
import type { PublicCtx } from '@fachwerk/server/ctx';
import { AUTH_COOKIE_PATH } from '../sessions/refresh-cookie.ts';

const COOKIE = 'fw_device';
const KEPT_DAYS = 180;
/** Shared counter computers: remembers the accounts that signed in last. */
const MOST_ACCOUNTS = 5;
const ID_BYTES = 16;

type DeviceCookie = { readonly id: string; readonly proofs: readonly string[] };

/** The device's id if this account has signed in on it before. It grants no access, only its own counter of failed tries. */
export function knownDevice(ctx: PublicCtx, account: string): string | null {
  const { id, proofs } = cookieOf(ctx);
  const expected = proofOf(ctx, id, account);
  return proofs.some((proof) => isSameSecret(proof, expected)) ? id : null;
}

export function rememberDevice(ctx: PublicCtx, account: string): void {
  const known = cookieOf(ctx);
  const id = known.id || ctx.newSecret(ID_BYTES);
  const own = proofOf(ctx, id, account);
  const proofs = [own, ...known.proofs.filter((proof) => proof !== own)].slice(0, MOST_ACCOUNTS);
  ctx.setCookie(COOKIE, [id, ...proofs].join('.'), { path: AUTH_COOKIE_PATH, maxAgeSeconds: KEPT_DAYS * 24 * 60 * 60 });
}

function cookieOf(ctx: PublicCtx): DeviceCookie {
  const [id = '', ...proofs] = (ctx.request.cookies[COOKIE] ?? '').split('.').slice(0, 1 + MOST_ACCOUNTS);
  return /^[\w-]{22}$/.test(id) ? { id, proofs } : { id: '', proofs: [] };
}

function proofOf({ app }: PublicCtx, id: string, account: string): string {
  return keyedHash(app, 'device', `${id}\n${account}`).slice(0, 22);
}
