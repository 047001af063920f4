import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Email, jsonText, line, paragraph } from './schema.ts';
import { allTextLimits, textLimits } from './text-limits.ts';

const schema = z.object({
  name: line(80, 1),
  note: z.optional(paragraph(300)),
  email: z.union([z.literal(''), Email]),
  free: z.string(),
  count: z.int(),
  contact: jsonText(z.object({ city: z.nullable(line(60)) })),
  stages: z.array(z.object({ label: line(12) })),
  words: z.record(z.string(), line(9)),
});

const cases = [
  ['name', { min: 1, max: 80 }],
  ['note', { min: 0, max: 300 }],
  ['email', { min: 0, max: 254 }],
  ['contact.city', { min: 0, max: 60 }],
  ['stages.3.label', { min: 0, max: 12 }],
  ['words.de', { min: 0, max: 9 }],
  ['free', null],
  ['count', null],
  ['stages', null],
  ['nobody.knows', null],
] as const;

for (const [path, limits] of cases) {
  test(`the limits of ${path}`, () => expect(textLimits(schema, path)).toEqual(limits));
}

test('all limits of an input, by their paths', () =>
  expect(allTextLimits(schema)).toEqual({
    name: { min: 1, max: 80 },
    note: { min: 0, max: 300 },
    email: { min: 0, max: 254 },
    'contact.city': { min: 0, max: 60 },
  }));
