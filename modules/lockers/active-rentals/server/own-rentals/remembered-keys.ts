import type { SiteCtx } from '@fachwerk/server/ctx';

/** Keys of rentals that were paid or opened in this browser, newest first. */
const KEYS_COOKIE = 'fw_keys';
/** A terminal is a shared browser: it stores no keys. */
const TERMINAL_COOKIE = 'fw_terminal';

const MOST_KEYS = 5;
const LONGEST_KEY = 60;
/** Longer than most rentals; after that the customer has the mail. */
const KEPT_DAYS = 60;
const DAY_SECONDS = 24 * 60 * 60;

type Browser = Pick<SiteCtx, 'request' | 'setCookie'>;

export function keysOf({ request: { cookies } }: Pick<SiteCtx, 'request'>): string[] {
  const keys = (cookies[KEYS_COOKIE] ?? '').split('.').filter((key) => key !== '' && key.length <= LONGEST_KEY);
  return [...new Set(keys)].slice(0, MOST_KEYS);
}

/** Stores keys, so that every page of this browser links back to the rental. */
export function rememberKeys(ctx: Browser, keys: readonly string[]): void {
  const known = keysOf(ctx);
  if (ctx.request.cookies[TERMINAL_COOKIE] || keys.every((key) => known.includes(key))) return;
  keep(ctx, [...new Set([...keys, ...known])]);
}

export function forgetKeys(ctx: Browser, keys: readonly string[]): void {
  const known = keysOf(ctx);
  if (known.some((key) => keys.includes(key)))
    keep(
      ctx,
      known.filter((key) => !keys.includes(key)),
    );
}

function keep(ctx: Browser, keys: readonly string[]): void {
  ctx.setCookie(KEYS_COOKIE, keys.slice(0, MOST_KEYS).join('.'), {
    maxAgeSeconds: KEPT_DAYS * DAY_SECONDS,
    path: '/',
    sameSite: 'lax',
  });
}
