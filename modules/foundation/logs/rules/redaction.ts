import { REDACTED } from '@fachwerk/base/secret-mask';

const DEEPEST = 20;

/**
 * What others call their secrets: for what we send elsewhere and what a provider sends us, which no contract of ours describes. What is
 * said to us under a contract is judged by that alone (`kept-incoming.ts`).
 */
const SECRET_NAME =
  /pass(?:word|wort|phrase|code)|secret|token|cookie|authorization|credential|recovery|signature|session|hash|otp|iban|cv[cv]2?$|card(?:[-_]?number)?$|(?:access|api|private|command|feed)[-_]?key|key[-_]?link|login[-_]?link/i;
/** `pin`, `accessPin`, `pin_code`; not `pinned` and not `ping`. */
const PIN_NAME = /^(?:.*_)?pin(?:_?code)?$|(?:[a-z]Pin|^pin)(?:Code)?$/;

/** A code from an app or a mail has digits; `lock.unknown`, `XL` and the code of a company are no secrets. */
const isSecretCode = (name: string, value: unknown) =>
  /^codes?$/i.test(name) && /\d/.test(String(value)) && String(value).length >= 4;

/** The key of a rental or of a terminal is long and random; the key of a text, and the kind of a device, are no secrets. */
const isSecretKey = (name: string, value: unknown) =>
  /^(?:key|terminal)$/i.test(name) && typeof value === 'string' && value.split('.').some(looksLikeKey);

function isSecretName(name: string, value: unknown): boolean {
  return SECRET_NAME.test(name) || PIN_NAME.test(name) || isSecretCode(name, value) || isSecretKey(name, value);
}

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]*/g, REDACTED],
  [/\b(bearer|basic)\s+[\w.~+/=-]{6,}/gi, `$1 ${REDACTED}`],
  [/otpauth:\/\/[^\s"'<>]+/gi, REDACTED],
  [/(\b[a-z][a-z0-9+.-]*:\/\/[^\s:/@]*:)[^\s@/]+@/gi, `$1${REDACTED}@`],
  [/((?:reset-password|request-password-reset|login-link|invitation)\/)[^\s"'<>?#]+/gi, `$1${REDACTED}`],
  [/\b(pin|passwor[dt]|kennwort|token|secret)\b(\s*(?:[:=]|lautet|is)\s*)[^\s,;&"'<>]+/gi, `$1$2${REDACTED}`],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g, REDACTED],
];

/** Digits of a card, in groups or not. */
const CARD = /\b[3-6](?:[ -]?\d){12,18}\b/g;

/** Nearly every text has nothing of all that: one look instead of eight. */
const HINT =
  /eyJ|bearer|basic|otpauth:|:\/\/[^\s/]*@|reset-password|request-password-reset|login-link|invitation|pin|passwor|kennwort|token|secret|[A-Z]{2}\d\d|[3-6](?:[ -]?\d){12}/i;

export function withoutSecrets(text: string): string {
  if (!HINT.test(text)) return text;
  const replaced = PATTERNS.reduce((sofar, [pattern, instead]) => sofar.replace(pattern, instead), text);
  return replaced.replace(CARD, (digits) => (isCard(digits.replace(/\D/g, '')) ? REDACTED : digits));
}

/** The check digit of cards (Luhn). */
function isCard(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The same value without its secrets, by their names and by their looks; bytes are left out. */
export function redactedValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return withoutSecrets(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth >= DEEPEST || ArrayBuffer.isView(value)) return '[…]';
  if (Array.isArray(value)) return value.map((entry) => redactedValue(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      inner !== null && isSecretName(name, inner) ? REDACTED : redactedValue(inner, depth + 1),
    ]),
  );
}

export function redactedHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return redactedValue(headers) as Record<string, string>;
}

/** A long mixture of letters and digits is a key, as in the address of a webhook; an id of ours is not. */
function looksLikeKey(text: string): boolean {
  if (/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)) return false;
  return /^[\w~-]{20,}$/.test(text) && /\d/.test(text) && /[a-z]/i.test(text);
}

/** Path and query without secrets: by the names of the query, and by their looks. */
export function redactedUrl(url: string): string {
  const [address, query] = splitAt(url, '?');
  const path = address
    .split('/')
    .map((part) => (looksLikeKey(part) ? REDACTED : part))
    .join('/');
  return withoutSecrets(path) + (query === null ? '' : `?${redactedQuery(query)}`);
}

/** Also the body of a form: `name=value&…`. */
export function redactedQuery(query: string): string {
  return query
    .split('&')
    .map((pair) => {
      const [name, value] = splitAt(pair, '=');
      if (value === null) return looksLikeKey(name) ? REDACTED : withoutSecrets(name);
      const plain = decoded(value.replaceAll('+', ' '));
      if (isSecretName(decoded(name), plain) || looksLikeKey(plain)) return `${name}=${REDACTED}`;
      const clean = withoutSecrets(plain);
      return clean === plain ? pair : `${name}=${clean}`;
    })
    .join('&');
}

function splitAt(text: string, sign: string): [string, string | null] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + 1)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
