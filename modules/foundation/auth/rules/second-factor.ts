/** RFC 6238 with the parameters all authenticator apps support. */
export const TOTP = { algorithm: 'SHA1', digits: 6, periodSeconds: 30 } as const;
/** Accepts one step before and after: phone clocks drift that much. */
export const TOTP_WINDOW_STEPS = 1;
export const RECOVERY_CODES = 10;

/** Crockford's base 32: without I, L and O, which look like digits on paper, and without U. Ten characters are 50 random bits. */
const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const RECOVERY_BYTES = 10;

/** The company requires a second factor and this user has none: nothing works until it is set up. */
export function isSecondFactorDue(who: {
  readonly secondFactorRequired: boolean;
  readonly hasSecondFactor: boolean;
}): boolean {
  return who.secondFactorRequired && !who.hasSecondFactor;
}

/** Formatted for paper: `AB3DE-FGH4J`. */
export function recoveryCode(random: Uint8Array): string {
  const characters = [...random].map((byte) => RECOVERY_ALPHABET[byte % RECOVERY_ALPHABET.length]).join('');
  return `${characters.slice(0, 5)}-${characters.slice(5)}`;
}

/** Ignores case, spaces and dashes, and reads O as 0. */
export function typedCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
}

/** Six digits come from the app; anything else can only be a recovery code. */
export function isAppCode(typed: string): boolean {
  return /^\d{6}$/.test(typedCode(typed));
}
