import { translate } from './texts.ts';

/** The text of a key composed from data, or undefined if there is none. */
export function named(key: string, params?: Readonly<Record<string, string | number>>): string | undefined {
  const text = translate(key, params);
  return text === key ? undefined : text;
}

/** The values of an entry's data that a text can contain. */
export function sayable(data: Readonly<Record<string, unknown>>): Record<string, string | number> {
  const said: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(data)) {
    if (typeof value === 'string' || typeof value === 'number') said[key] = value;
  }
  return said;
}
