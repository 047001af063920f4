import type { Endpoint } from '@fachwerk/base/contract';
import fc from 'fast-check';
import * as z from 'zod/mini';

type JsonSchema = {
  type?: string;
  format?: string;
  enum?: string[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  propertyNames?: { readonly enum?: readonly string[] };
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
};

/** Inputs that the contract would take, most of them; `id` is what stands where an id is asked for. */
export function inputsFor(endpoint: Endpoint, id: fc.Arbitrary<string>): fc.Arbitrary<Record<string, unknown>> {
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return valuesOf(schema, id) as fc.Arbitrary<Record<string, unknown>>;
}

function valuesOf(schema: JsonSchema, id: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, id)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return fc.record(mapped(propertiesOf(schema), id), { requiredKeys: schema.required ?? [] } as never);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, id), { maxLength: Math.min(schema.maxItems ?? 4, 4) });
    case 'integer':
    case 'number':
      return fc.integer(smallSpan(schema));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textsOf(schema, id);
    default:
      return fc.constant({ name: 'a.png', type: 'image/png', bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47]) });
  }
}

/** A record names its keys beside, and has one kind of value for all of them. */
function propertiesOf({
  properties = {},
  propertyNames,
  additionalProperties,
}: JsonSchema): Record<string, JsonSchema> {
  if (typeof additionalProperties !== 'object') return properties;
  const keys = propertyNames?.enum ?? [];
  return { ...Object.fromEntries(keys.map((key) => [key, additionalProperties])), ...properties };
}

function textsOf(
  { format, minLength = 0, maxLength = 40 }: JsonSchema,
  id: fc.Arbitrary<string>,
): fc.Arbitrary<string> {
  if (format === 'uuid') return id;
  if (format === 'email') return fc.emailAddress();
  if (format === 'date') return fc.constantFrom('2026-02-28', '2026-03-02', '2026-04-01');
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) });
}

/** Small numbers where the contract has them; where they begin higher, the first of those. */
function smallSpan({ minimum = -1000, maximum = 1000 }: { minimum?: number; maximum?: number }) {
  const min = Math.max(minimum, -1000);
  return { min, max: Math.max(min, Math.min(maximum, 1000)) };
}

function mapped(
  properties: Record<string, JsonSchema>,
  id: fc.Arbitrary<string>,
): Record<string, fc.Arbitrary<unknown>> {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema, id)]));
}

/** What nobody should send, and somebody will. */
const nonsense: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    '%',
    "'; drop table access.user; --",
    '{{7*7}}',
    '<script>',
  ),
  fc.constantFrom<unknown>(-1, 0, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63), 0.1, true, [], {}, [[]], { length: -1 }),
  fc.constantFrom<unknown>(
    '../../etc/passwd',
    '2026-02-30',
    'NaN',
    'null',
    'undefined',
    '00000000-0000-0000-0000-000000000000',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ minLength: 3000, maxLength: 5000 }),
  fc.anything({
    maxDepth: 3,
    withNullPrototype: false,
    withSparseArray: false,
    withBigInt: false,
    withDate: false,
    withMap: false,
    withSet: false,
  }),
);

/** A good input with one or more of its places spoilt, missing or added. */
export function spoilt(input: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<Record<string, unknown>> {
  const damage = fc.record({
    place: fc.nat(),
    scoped: fc.boolean(),
    value: nonsense,
    how: fc.constantFrom('replace', 'replace', 'drop', 'add'),
  });
  return fc.tuple(input, fc.array(damage, { minLength: 1, maxLength: 3 })).map(([good, damages]) => {
    const bad = structuredClone(good);
    for (const { place, scoped, value, how } of damages) {
      const nested = Object.values(bad).filter((it) => typeof it === 'object' && it !== null && !('bytes' in it));
      const target = (scoped && nested.length ? nested[place % nested.length] : bad) as Record<string, unknown>;
      const key =
        how === 'add'
          ? 'surprise'
          : (Object.keys(target)[place % Math.max(1, Object.keys(target).length)] ?? 'surprise');
      if (how === 'drop') delete target[key];
      else target[key] = value;
    }
    return bad;
  });
}
