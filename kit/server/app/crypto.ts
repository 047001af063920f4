import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { App } from './ctx.ts';

type HasSecret = Pick<App, 'secret'>;

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Leads every sealed text, so that another cipher can follow one day and old texts stay readable. */
const FORMAT = 'v1.';

const keys = new Map<string, Buffer>();

/** A key for one purpose alone, derived from the secret of the installation (HKDF-SHA256): knowing one tells nothing about another. */
export function keyOf({ secret }: HasSecret, purpose: string): Buffer {
  const name = `${purpose}\0${secret}`;
  let key = keys.get(name);
  if (!key) {
    key = Buffer.from(hkdfSync('sha256', secret, 'fachwerk', purpose, KEY_BYTES));
    keys.set(name, key);
  }
  return key;
}

/** Encrypts a small secret (AES-256-GCM), so that a stolen database alone does not give it away. Every call gives another text. */
export function seal(app: HasSecret, purpose: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(app, purpose), nonce, { authTagLength: TAG_BYTES });
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return FORMAT + sealed.toString('base64url');
}

/** What `seal` was given; null when the text was changed, made for another purpose, or sealed by another installation. */
export function unseal(app: HasSecret, purpose: string, sealed: string): string | null {
  if (!sealed.startsWith(FORMAT)) return null;
  const bytes = Buffer.from(sealed.slice(FORMAT.length), 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(app, purpose), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

/** How a random token rests in the database. Only for tokens of 128 random bits or more: a guessable one needs a slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token, 'utf8').digest('base64url');
}

/** Keyed hash (HMAC-SHA256) per purpose, for values that are guessable or must not be readable in the database. */
export function keyedHash(app: HasSecret, purpose: string, text: string): string {
  return createHmac('sha256', keyOf(app, purpose)).update(text).digest('base64url');
}

/** Compares two secrets without telling by the time it takes where they differ. */
export function isSameSecret(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
}
