import { say } from './texts.ts';

/** The text of a key that is put together from data, or undefined when there is none. */
export function named(key: string, params?: Readonly<Record<string, string | number>>): string | undefined {
  const text = say(key, params);
  return text === key ? undefined : text;
}

/** What of an entry's data a sentence can say. */
export function sayable(data: Readonly<Record<string, unknown>>): Record<string, string | number> {
  const said: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(data)) {
    if (typeof value === 'string' || typeof value === 'number') said[key] = value;
  }
  return said;
}
