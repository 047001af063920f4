import type { LogEntry } from '../contract.ts';

/** Where the sentence of a type is looked for: what happened, then who changed what. */
export const sentenceKeys = (type: string) => [`log.${type}`, `audit.${type}`];

/** What a sentence may name: everything simple that is known of the entry. */
export function sentenceParams({
  data,
  lockName,
  locationName,
}: Pick<LogEntry, 'data' | 'lockName' | 'locationName'>): Record<string, string | number> {
  const simple = Object.entries(data).filter(
    (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return { lockName, locationName, lock: lockName, location: locationName, ...Object.fromEntries(simple) };
}

/** The name of a type from its sentence: without what only a single entry knows. */
export const withoutParams = (sentence: string): string => sentence.replace(/\s*[(„:–]?\s*\{\w+\}[)“]?/g, '').trim();

/** A field that a change has touched, as it was and as it is; undefined where there was nothing yet, or is nothing any more. */
export type Difference = { readonly field: string; readonly before: unknown; readonly after: unknown };

/** Field by field, nested ones by their path; what stayed the same is left out. */
export function differencesOf(data: LogEntry['data']): Difference[] {
  const before = flat(data.before);
  const after = flat(data.after);
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((field) => ({ field, before: before.get(field), after: after.get(field) }))
    .filter((each) => JSON.stringify(each.before) !== JSON.stringify(each.after));
}

function flat(value: unknown, path = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return new Map(path === '' ? [] : [[path, value]]);
  const entries = Object.entries(value).flatMap(([key, inner]) => [...flat(inner, path ? `${path}.${key}` : key)]);
  return new Map(entries);
}
