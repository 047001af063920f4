import { keyedHash } from './crypto.ts';
import type { WorkCtx } from './ctx.ts';

/** Digits of a mailed code, an alternative to the link for reading the mail on another device. */
const LENGTH = 6;

/** Six digits out of 64 random bits: the remainder's bias is of no use to anybody. */
export function newCode(ctx: Pick<WorkCtx, 'newSecret'>): string {
  const random = Buffer.from(ctx.newSecret(8), 'base64url').readBigUInt64BE();
  return String(random % 10n ** BigInt(LENGTH)).padStart(LENGTH, '0');
}

/** Display form: `123 456`. */
export function codeWords(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

/** As a person types it: `123 456`, `123-456`. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s\-–.]/g, '');
}

/** Keyed, because a million codes are quickly tried; with the id of its request, so that equal codes do not look alike. */
export function hashCode({ app }: Pick<WorkCtx, 'app'>, purpose: string, requestId: string, code: string): string {
  return keyedHash(app, purpose, `${requestId}\n${code}`);
}
