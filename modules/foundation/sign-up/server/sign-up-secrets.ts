import { keyedHash } from '@fachwerk/server/crypto';
import type { WorkCtx } from '@fachwerk/server/ctx';

const SECRET_BYTES = 32;

/** Which browser asked. */
export const TICKET_COOKIE = 'fw_sign_up';
export const TICKET_PATH = '/api/public/sign-up';

export const CODE_PURPOSE = 'sign-up.code';

export const newToken = (ctx: WorkCtx) => ctx.newSecret(SECRET_BYTES);

export const hashAddress = ({ app }: WorkCtx, address: string) => keyedHash(app, 'sign-up.address', address);
