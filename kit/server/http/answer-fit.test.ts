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
