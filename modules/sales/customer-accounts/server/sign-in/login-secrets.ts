import { addressGroup } from '@fachwerk/auth/rules/tries';
import { keyedHash } from '@fachwerk/server/crypto';
import type { WorkCtx } from '@fachwerk/server/ctx';

const SECRET_BYTES = 32;

/** Which browser asked to sign in. */
export const LOGIN_COOKIE = 'fw_login';

export const CODE_PURPOSE = 'customers.code';

export const newToken = (ctx: WorkCtx) => ctx.newSecret(SECRET_BYTES);

export const hashAddress = ({ app }: WorkCtx, address: string) =>
  keyedHash(app, 'customers.address', addressGroup(address));
