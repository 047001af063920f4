import { seal, unseal } from '@fachwerk/server/crypto';
import type { App, WorkCtx } from '@fachwerk/server/ctx';
import { TOTP as Otp, Secret } from 'otpauth';
import { TOTP, TOTP_WINDOW_STEPS, typedCode } from '../../rules/second-factor.ts';

const SECRET_BYTES = 20;
const PURPOSE = 'second-factor';

/** The authenticator secret as text to type and as URI to scan; `sealed` is the encrypted form for storage. */
export type NewSecret = { readonly secret: string; readonly uri: string; readonly sealed: string };

export function newTotpSecret(ctx: WorkCtx, issuer: string, account: string): NewSecret {
  const bytes = Uint8Array.from(Buffer.from(ctx.newSecret(SECRET_BYTES), 'base64url'));
  const otp = otpOf(new Secret({ buffer: bytes.buffer }), issuer, account);
  return { secret: otp.secret.base32, uri: otp.toString(), sealed: seal(ctx.app, PURPOSE, otp.secret.base32) };
}

/** The 30-second step of a code; null if it is wrong or outside the window. */
export function stepOf({ app, now }: { app: App; now: Date }, sealed: string, typed: string): number | null {
  const secret = unseal(app, PURPOSE, sealed);
  if (!secret) return null;
  const otp = otpOf(Secret.fromBase32(secret));
  const timestamp = now.getTime();
  const delta = otp.validate({ token: typedCode(typed), timestamp, window: TOTP_WINDOW_STEPS });
  return delta === null ? null : otp.counter({ timestamp }) + delta;
}

function otpOf(secret: Secret, issuer = '', label = ''): Otp {
  return new Otp({ secret, issuer, label, algorithm: TOTP.algorithm, digits: TOTP.digits, period: TOTP.periodSeconds });
}
