/** Names whose value is a secret, wherever they stand. */
const SECRET_KEY =
  /pass(?:word|wort|phrase)|secret|token|cookie|authorization|(?:api|feed)[-_]?key|recovery|credential|^(?:code|codes|pin|otp|totp|uri|signature|iban|cvc|card(?:number)?)$/i;

/** Addresses that carry one: what comes after these words is cut off. The mail address of a reset is one too. */
const SECRET_ADDRESS =
  /((?:reset-password|request-password-reset|login-link|invitation|aktive-mieten|miete|anmelden|bestellung|newsletter|zahlung\/test)\/)[^\s"'<>?#]+/gi;
/** A password in front of a host: `smtp://name:password@host`. */
const URL_PASSWORD = /(\b[a-z][a-z0-9+.-]*:\/\/[^\s:/@]*:)[^\s@/]+@/gi;
/** Three parts in base64url: a signed token. */
const SIGNED_TOKEN = /\beyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]*/g;

const REDACTED = '[redacted]';
const DEEPEST = 6;

/** The same object without its secrets. Whoever logs should not log one; this is the net under it. */
export function redacted(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrubbed(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (value instanceof Error) return errorFacts(value, depth);
  if (depth >= DEEPEST || ArrayBuffer.isView(value)) return '[…]';
  if (Array.isArray(value)) return value.map((entry) => redacted(entry, depth + 1));
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    SECRET_KEY.test(key) ? REDACTED : redacted(inner, depth + 1),
  ]);
  return Object.fromEntries(entries);
}

export function scrubbed(text: string): string {
  return text
    .replace(SECRET_ADDRESS, `$1${REDACTED}`)
    .replace(URL_PASSWORD, `$1${REDACTED}@`)
    .replace(SIGNED_TOKEN, REDACTED);
}

/** Of an error, what helps to find it. Not the rest: the database's own names the values of a row in `detail`. */
function errorFacts(error: Error & { code?: unknown; constraint?: unknown; table?: unknown }, depth: number): object {
  const { name, message, stack, code, constraint, table, cause } = error;
  return {
    type: name,
    message: scrubbed(message),
    stack: scrubbed(stack ?? ''),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint, table }),
    ...(cause !== undefined && depth < DEEPEST && { cause: redacted(cause, depth + 1) }),
  };
}
