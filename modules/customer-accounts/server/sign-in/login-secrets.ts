import { createHmac } from 'node:crypto';
import { addressGroup } from '@fachwerk/access/rules/tries';
import { keyOf } from '@fachwerk/server/crypto';
import type { WorkCtx } from '@fachwerk/server/module';
import { CODE_LENGTH } from '../../rules/login.ts';

const SECRET_BYTES = 32;

/** Which browser asked to sign in. */
export const LOGIN_COOKIE = 'fw_login';

export const newToken = (ctx: WorkCtx) => ctx.newSecret(SECRET_BYTES);

/** Six digits out of 64 random bits: the remainder's bias is of no use to anybody. */
export function newCode(ctx: WorkCtx): string {
  const random = Buffer.from(ctx.newSecret(8), 'base64url').readBigUInt64BE();
  return String(random % 10n ** BigInt(CODE_LENGTH)).padStart(CODE_LENGTH, '0');
}

/** Keyed, because a million codes are quickly tried; with the id of its request, so that equal codes do not look alike. */
export function hashCode({ house }: WorkCtx, loginId: string, code: string): string {
  return createHmac('sha256', keyOf(house, 'customers.code')).update(`${loginId}\n${code}`).digest('base64url');
}

export function hashAddress({ house }: WorkCtx, address: string): string {
  return createHmac('sha256', keyOf(house, 'customers.address')).update(addressGroup(address)).digest('base64url');
}
