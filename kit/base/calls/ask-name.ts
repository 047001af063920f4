import type { Endpoint } from '../contract.ts';

/** One question by its endpoint and input, the same in browser and server whatever the order of the keys. */
export function askName({ method, path }: Pick<Endpoint, 'method' | 'path'>, input: object): string {
  return `${method} ${path} ${JSON.stringify(sorted(JSON.parse(JSON.stringify(input))))}`;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
