import { Instant, jsonText, line } from '@fachwerk/base/schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { answerCheck } from './answer-fit.ts';

const User = z.object({
  id: z.uuid(),
  name: z.string(),
  roles: z.array(z.enum(['a', 'b'])),
  avatar: z.nullable(z.object({ small: z.string() })),
  phone: z.optional(z.string()),
  at: Instant,
  version: z.int(),
  rate: z.number(),
  isDemo: z.boolean(),
  kind: z.literal('user'),
  tags: z.record(z.string(), z.string()),
  before: z.nullable(z.record(z.string(), z.unknown())),
});
const user = {
  id: '018f0000-0000-7000-8000-000000000000',
  name: 'Anna',
  roles: ['a', 'b'],
  avatar: { small: 'x' },
  at: new Date(),
  version: 3,
  rate: 1.5,
  isDemo: false,
  kind: 'user',
  tags: { a: 'b' },
  before: null,
};
const check = answerCheck(z.object({ users: z.array(User) }));

test('an answer that is just what was promised passes untouched', () => {
  const answer = { users: [user, { ...user, phone: '1', avatar: null }] };
  expect(check(answer)).toBe(answer);
});

test('a field too many does not get out', () => {
  expect(check({ users: [{ ...user, passwordHash: 'PLANTED' }] })).toEqual({ users: [user] });
  expect(check({ users: [], total: 5 })).toEqual({ users: [] });
});

test('what hides in a prototype does not get out', () => {
  class Row {
    name = 'Anna';
    toJSON() {
      return { name: 'Anna', passwordHash: 'PLANTED' };
    }
  }
  expect(JSON.stringify(answerCheck(z.object({ name: z.string() }))(new Row()))).toBe('{"name":"Anna"}');
});

const wrong: [string, object][] = [
  ['a missing field', { name: undefined }],
  ['a broken id', { id: 'x' }],
  ['an unknown role', { roles: ['c'] }],
  ['a number for a text', { name: 5 }],
  ['half a whole', { version: 1.5 }],
  ['not a number', { rate: Number.NaN }],
  ['an endless number', { rate: Number.POSITIVE_INFINITY }],
  ['a day that is none', { at: new Date('x') }],
  ['null', { isDemo: null }],
  ['another literal', { kind: 'admin' }],
  ['a list for an object', { avatar: [] }],
  ['an object for a list', { roles: {} }],
  ['a number in a record', { tags: { a: 1 } }],
];
test.each(wrong)('%s is refused', (_, part) => expect(() => check({ users: [{ ...user, ...part }] })).toThrow());

test('a time as text becomes one, as the contract says', () => {
  expect(check({ users: [{ ...user, at: '2026-03-01T10:00:00Z' }] })).toEqual({
    users: [{ ...user, at: new Date('2026-03-01T10:00:00Z') }],
  });
});

const others: [string, z.core.$ZodType, unknown, unknown][] = [
  ['a text that is trimmed', z.object({ a: line(9) }), { a: ' x ' }, { a: 'x' }],
  ['a default', z.object({ a: z._default(z.string(), 'd') }), {}, { a: 'd' }],
  [
    'a union',
    z.object({ a: z.union([z.object({ b: z.string() }), z.string()]) }),
    { a: { b: 'x', c: 1 } },
    { a: { b: 'x' } },
  ],
  ['JSON text', z.object({ a: jsonText(z.object({ b: z.int() })) }), { a: '{"b":1}' }, { a: { b: 1 } }],
  ['a coerced number', z.object({ a: z.coerce.number() }), { a: '5' }, { a: 5 }],
  ['a loose object', z.looseObject({ a: z.string() }), { a: 'x', b: 1 }, { a: 'x', b: 1 }],
];
test.each(others)('%s is parsed', (_, schema, value, expected) => expect(answerCheck(schema)(value)).toEqual(expected));

test('whatever is answered, the outcome is that of a parse', () => {
  const Small = z.object({
    a: z.nullable(z.int()),
    b: z.optional(z.array(z.string())),
    c: z.record(z.string(), z.boolean()),
  });
  const checked = answerCheck(Small);
  const outcome = (work: () => unknown) => {
    try {
      return work();
    } catch {
      return 'refused';
    }
  };
  const keys = fc.constantFrom('a', 'b', 'c', 'd', '__proto__', 'constructor');
  const values = fc.oneof(
    fc.constantFrom(null, undefined, 1, 1.5, 'x', true),
    fc.array(fc.constantFrom('x', 1)),
    fc.dictionary(keys, fc.boolean()),
  );
  const near = fc.record({
    a: fc.oneof(fc.integer(), fc.constant(null), values),
    b: fc.oneof(fc.array(fc.string()), values),
    c: fc.oneof(fc.dictionary(keys, fc.boolean()), values),
  });
  fc.assert(
    fc.property(fc.oneof(near, fc.dictionary(keys, values), values), (value) => {
      expect(outcome(() => checked(value))).toEqual(outcome(() => z.parse(Small, value)));
    }),
    { numRuns: 2000 },
  );
});

/** Kinds of schema that are looked at, not parsed: what is right comes back as the very same object, what is not is what a parse makes of it. */
const looked: [string, z.core.$ZodType, readonly unknown[], readonly unknown[]][] = [
  ['a bounded number', z.int().check(z.minimum(1), z.maximum(9)), [1, 9], [0, 10, 1.5, null]],
  ['an open bound', z.number().check(z.gt(0), z.lt(1)), [0.5], [0, 1]],
  ['a typed line', line(3, 1), ['abc', 'a'], ['', 'abcd', ' a', 'a\u0007']],
  [
    'a list of a length',
    z.array(z.string()).check(z.minLength(1), z.maxLength(2)),
    [['a'], ['a', 'b']],
    [[], ['a', 'b', 'c']],
  ],
  ['a day', z.iso.date(), ['2026-02-28'], ['2026-02-30', 'x']],
  ['an address', z.string().check(z.toLowerCase(), z.email()), ['a@example.org'], ['A@example.org', 'a']],
  [
    'a refined object',
    z.object({ a: z.int(), b: z.int() }).check(z.refine(({ a, b }) => a < b)),
    [{ a: 1, b: 2 }],
    [{ a: 2, b: 1 }],
  ],
  [
    'counts by state',
    z.partialRecord(z.enum(['a', 'b']), z.int()),
    [{}, { a: 1 }, { a: 1, b: 2 }],
    [{ c: 1 }, { a: 'x' }],
  ],
  [
    'one of two kinds',
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), a: z.int() }),
      z.object({ kind: z.literal('b'), b: z.nullable(z.string()) }),
    ]),
    [
      { kind: 'a', a: 1 },
      { kind: 'b', b: null },
    ],
    [{ kind: 'a', b: 'x' }, { kind: 'c' }, { kind: 'a', a: 1, b: 'x' }],
  ],
  ['a simple union', z.union([z.string(), z.int(), z.null()]), ['x', 1, null], [1.5, {}, undefined]],
];
test.each(looked)('%s', (_, schema, right, wrong) => {
  const Holder = z.object({ it: schema });
  const checkedHolder = answerCheck(Holder);
  for (const it of right) {
    const answer = { it };
    expect(checkedHolder(answer)).toBe(answer);
  }
  for (const it of wrong) {
    const answer = { it };
    const parsed = z.safeParse(Holder, answer);
    if (parsed.success) {
      expect(checkedHolder(answer)).toEqual(parsed.data);
      expect(checkedHolder(answer)).not.toBe(answer);
    } else expect(() => checkedHolder(answer)).toThrow();
  }
});

const unknownKinds: [string, z.core.$ZodType][] = [
  [
    'a union of objects, of which the first that fits counts',
    z.union([z.object({ a: z.int() }), z.object({ a: z.int(), b: z.int() })]),
  ],
  ['a check on what may be null', z.nullable(z.string()).check(z.refine((value) => value !== 'x'))],
  ['a record that has to name all of them', z.record(z.enum(['a', 'b']), z.int())],
];
test.each(unknownKinds)('%s is left to the parse', (_, schema) => {
  for (const value of [{ a: 1, b: 2 }, { a: 1 }, null, 'x', 'y', {}]) {
    const parsed = z.safeParse(schema, value);
    if (parsed.success) expect(answerCheck(schema)(value)).toEqual(parsed.data);
    else expect(() => answerCheck(schema)(value)).toThrow();
  }
});
