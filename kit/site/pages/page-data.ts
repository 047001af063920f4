/** JSON with the paths of its dates beside it, so that no text can be mistaken for one. */
type Packed = { readonly value: unknown; readonly dates: readonly (readonly (string | number)[])[] };

/** For a `<script type="application/json">`: contains no `<`, so that nothing can end it. */
export function packed(value: unknown): string {
  const dates: (string | number)[][] = [];
  const plain = plainOf(value, [], dates);
  return JSON.stringify({ value: plain, dates } satisfies Packed).replaceAll('<', '\\u003c');
}

function plainOf(value: unknown, way: (string | number)[], dates: (string | number)[][]): unknown {
  if (value instanceof Date) {
    dates.push(way);
    return value.toISOString();
  }
  if (Array.isArray(value)) return value.map((each, index) => plainOf(each, [...way, index], dates));
  if (typeof value !== 'object' || value === null) return plainest(value, way);
  if (!isPlain(value)) throw new Error(`a page cannot hand on a ${value.constructor.name} (${way.join('.')})`);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plainOf(each, [...way, key], dates)]));
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function plainest(value: unknown, way: readonly (string | number)[]): unknown {
  const kind = typeof value;
  if (kind !== 'bigint' && kind !== 'function' && kind !== 'symbol') return value;
  throw new Error(`a page cannot hand on a ${kind} (${way.join('.')})`);
}

export function unpacked(text: string): unknown {
  const { value, dates } = JSON.parse(text) as Packed;
  const holder = { value };
  for (const way of dates) revive(holder, ['value', ...way]);
  return holder.value;
}

function revive(holder: object, way: readonly (string | number)[]): void {
  let at = holder as Record<string | number, unknown>;
  for (const step of way.slice(0, -1)) at = at[step] as typeof at;
  const last = way.at(-1)!;
  at[last] = new Date(at[last] as string);
}
