import { type Endpoint, takesKey } from '../contract.ts';

/** Nobody who sends the same after this long means the one before. */
const MEANT_MS = 10 * 60_000;

type Intention = { readonly key: string; readonly at: number };

const open = new Map<string, Intention>();

/**
 * In the browser: the `Idempotency-Key` of what a person wants. It stays the same while nobody knows whether it was done (no answer, or an
 * answer of no use), so that sending it again, from a dialog that was opened anew too, does it once. An answer ends it.
 */
export function beginIntention(endpoint: Endpoint, input: unknown): { readonly key: string; end(): void } | null {
  if (!takesKey(endpoint)) return null;
  const name = `${endpoint.method} ${endpoint.path} ${JSON.stringify(input, fileAsText)}`;
  const known = open.get(name);
  const isMeant = known !== undefined && Date.now() - known.at < MEANT_MS;
  const { key } = isMeant ? known : { key: crypto.randomUUID() };
  open.set(name, { key, at: Date.now() });
  return { key, end: () => void open.delete(name) };
}

function fileAsText(_name: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value;
}
