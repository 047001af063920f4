import type { Endpoint } from '@fachwerk/base/contract';
import * as z from 'zod/mini';

type JsonSchema = {
  format?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
};

/** Where an endpoint takes an id, as the keys that lead there. */
export function idPlaces({ input }: Endpoint): string[][] {
  return placesIn(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}

/** In its schema; a list of them is tried with one. */
function placesIn(schema: JsonSchema, path: readonly string[] = []): string[][] {
  if (schema.format === 'uuid') return [[...path]];
  if (schema.items) return placesIn(schema.items, [...path, '0']);
  const nested = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => placesIn(part, [...path, name]));
  return [...nested, ...(schema.anyOf ?? []).flatMap((choice) => placesIn(choice, path))];
}

export function withId(input: unknown, [key, ...rest]: readonly string[], id: string): unknown {
  if (key === undefined) return id;
  if (key === '0') return [withId(Array.isArray(input) ? input[0] : undefined, rest, id)];
  const given = typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};
  return { ...given, [key]: withId(given[key], rest, id) };
}
