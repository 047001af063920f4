import { AsyncLocalStorage } from 'node:async_hooks';
import type { Endpoint } from '@fachwerk/base/contract';
import { fieldsOf, LEFT_OUT, REDACTED, shortAddress } from '@fachwerk/base/secret-mask';

/** Shorter ones are left out only where they stand alone: a PIN is found by chance in any long number. */
const LONG = 8;

type InHand = { readonly long: readonly string[]; readonly short: ReadonlySet<string> };

const inHand = new AsyncLocalStorage<InHand>();

/** While `work` runs, nothing that is logged, audited or enqueued holds one of these values, however it gets there. */
export function holdingSecrets<T>(values: ReadonlySet<string> | null, work: () => T): T {
  if (!values?.size) return work();
  const all = [...values].filter((value) => value.length > 0);
  // The longest first: one may be a part of another.
  const long = all.filter((value) => value.length >= LONG).sort((a, b) => b.length - a.length);
  return inHand.run({ long, short: new Set(all.filter((value) => value.length < LONG)) }, work);
}

/** Names that are secret in every contract that has them. One that is plain elsewhere says nothing by itself. */
let secretNames: ReadonlySet<string> = new Set();

/** From the contracts of the house that is being opened. */
export function learnSecretNames(endpoints: Iterable<Endpoint>): void {
  const fields = [...endpoints].flatMap(({ input, output }) => [...fieldsOf(input), ...fieldsOf(output)]);
  const plain = new Set(fields.filter(({ kind }) => kind === 'plain').map(({ name }) => name));
  secretNames = new Set(fields.map(({ name }) => name).filter((name) => !plain.has(name)));
}

/** What HTTP itself carries, and no contract names. */
const SECRET_HEADER = /^(?:set-)?cookie$|authorization$|^x-.*(?:token|key)$|signature$/i;
/** A password in front of a host: `smtp://name:password@host`. */
const URL_PASSWORD = /(\b[a-z][a-z0-9+.-]*:\/\/[^\s:/@]*:)[^\s@/]+@/gi;
/** Three parts in base64url: a signed token. */
const SIGNED_TOKEN = /\beyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]*/g;
/** In a log line: an address of a page may be a key. */
const ADDRESS_FIELD = /^(?:url|uri|href|link|path|referer|location)$/i;
const WEB_ADDRESS = /\b(?:https?|otpauth):\/\/[^\s"'<>()]+/gi;

/** The same text without the secrets in hand, and without anything that looks like a secret. */
export function withoutSecrets(text: string): string {
  return withoutHeld(text)
    .replace(URL_PASSWORD, `$1${REDACTED}@`)
    .replace(SIGNED_TOKEN, REDACTED)
    .replace(WEB_ADDRESS, shortAddress);
}

function withoutHeld(text: string): string {
  const held = inHand.getStore();
  if (!held) return text;
  const replaced = held.long.reduce((sofar, value) => sofar.replaceAll(value, REDACTED), text);
  if (held.short.size === 0) return replaced;
  if (held.short.has(text)) return REDACTED;
  return replaced.replace(/[\p{L}\p{N}]+/gu, (word) => (held.short.has(word) ? REDACTED : word));
}

type Cleaning = { readonly text: (text: string) => string; readonly deepest: number };

/** Data that is stored stays what it is, apart from its secrets. */
const STORED: Cleaning = { text: withoutHeld, deepest: 30 };
/** A log call may pass any value. */
const LOGGED: Cleaning = { text: withoutSecrets, deepest: 6 };

/** The same data without secrets: those in hand, and those whose name is a secret in every contract that has it. */
export function withoutSecretFields<T>(data: T): T {
  return cleaned(data, STORED, 0) as T;
}

export function loggable(line: object): Record<string, unknown> {
  return cleaned(line, LOGGED, 0) as Record<string, unknown>;
}

function cleaned(value: unknown, how: Cleaning, depth: number): unknown {
  if (typeof value === 'string') return how.text(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (value instanceof Error) return errorFacts(value, how, depth);
  if (depth >= how.deepest || ArrayBuffer.isView(value)) return LEFT_OUT;
  if (Array.isArray(value)) return value.map((entry) => cleaned(entry, how, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, cleanedField(name, inner, how, depth)]),
  );
}

function cleanedField(name: string, value: unknown, how: Cleaning, depth: number): unknown {
  if (secretNames.has(name) || SECRET_HEADER.test(name)) return REDACTED;
  if (how === LOGGED && typeof value === 'string' && ADDRESS_FIELD.test(name)) return shortAddress(how.text(value));
  return cleaned(value, how, depth + 1);
}

/** Of an error, what helps to find it. Not the rest: the database's own names the values of a row in `detail`. */
function errorFacts(
  error: Error & { code?: unknown; constraint?: unknown; table?: unknown },
  how: Cleaning,
  depth: number,
): object {
  const { name, message, stack, code, constraint, table, cause } = error;
  return {
    type: name,
    message: how.text(message),
    stack: how.text(stack ?? ''),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint, table }),
    ...(cause !== undefined && depth < how.deepest && { cause: cleaned(cause, how, depth + 1) }),
  };
}

/** Whether one of the secrets in hand stands in it. */
export function holdsSecretInHand(json: string): boolean {
  const held = inHand.getStore();
  if (!held) return false;
  return (
    held.long.some((value) => json.includes(value)) || [...held.short].some((value) => json.includes(`"${value}"`))
  );
}
