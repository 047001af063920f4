/** RFC 6238 as every authenticator app does it. */
export const TOTP = { algorithm: 'SHA1', digits: 6, periodSeconds: 30 } as const;
/** One step before and after: clocks of phones are off by that much. */
export const TOTP_WINDOW_STEPS = 1;
export const RECOVERY_CODES = 10;

/** Crockford's base 32: no I, L, O, which look like digits on paper, and no U. Ten characters are 50 random bits. */
const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const RECOVERY_BYTES = 10;

/** The company demands a second factor, and this person has none yet: nothing works before it is set up. */
export function isSecondFactorDue(who: {
  readonly secondFactorRequired: boolean;
  readonly hasSecondFactor: boolean;
}): boolean {
  return who.secondFactorRequired && !who.hasSecondFactor;
}

/** As a person reads it from paper: `AB3DE-FGH4J`. */
export function recoveryCode(random: Uint8Array): string {
  const characters = [...random].map((byte) => RECOVERY_ALPHABET[byte % RECOVERY_ALPHABET.length]).join('');
  return `${characters.slice(0, 5)}-${characters.slice(5)}`;
}

/** Small letters, spaces and dashes make no difference, and neither does an O for a 0. */
export function typedCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
}

/** Digits come from the app; anything else can only be a recovery code. */
export function isAppCode(typed: string): boolean {
  return /^\d{6}$/.test(typedCode(typed));
}
