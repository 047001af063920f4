import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldProblemOf } from './field-problem.ts';
import { Email, Instant, jsonText, line, Phone, Upload } from './schema.ts';
import { de } from './texts/base.de.ts';

const cases = [
  ['a missing text', z.string(), undefined, 'field.missing'],
  ['null where a text belongs', z.string(), null, 'field.missing'],
  ['a number where a text belongs', z.string(), 5, 'field.type'],
  ['an empty line', line(10, 1), '  ', 'field.too_short'],
  ['a long line', line(3), 'abcd', 'field.too_long'],
  ['a line with a tab', line(9), 'a\tb', 'field.characters'],
  ['a letter in a number to call', Phone, '0341 abc', 'field.characters'],
  ['a text where a number belongs', z.number(), 'x', 'field.number'],
  ['letters where a number is read', z.coerce.number(), 'x', 'field.number'],
  ['half a whole', z.int(), 1.5, 'field.integer'],
  ['half a whole, by a check', z.coerce.number().check(z.int()), '1.5', 'field.integer'],
  ['too little', z.number().check(z.minimum(3)), 2, 'field.too_small'],
  ['too much', z.number().check(z.maximum(3)), 4, 'field.too_big'],
  ['too few entries', z.array(z.string()).check(z.minLength(1)), [], 'field.too_few'],
  ['too many entries', z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'field.too_many'],
  ['a value that is not on offer', z.enum(['a', 'b']), 'c', 'field.choice'],
  ['no value at all', z.enum(['a', 'b']), undefined, 'field.missing'],
  ['a day that is none', Instant, '2026-02-31T', 'field.date'],
  ['an address that is none', Email, 'anna@', 'field.email'],
  ['an address that is none, where it may be empty', z.union([z.literal(''), Email]), 'anna@', 'field.email'],
  ['none of several shapes', z.union([z.string(), z.number()]), true, 'field.invalid'],
  ['an id that is none', z.uuid(), 'x', 'field.invalid'],
  ['a day that is none, by its format', z.iso.date(), '31.12.', 'field.date'],
  ['an address of the web that is none', z.url(), 'x', 'field.link'],
  ['broken JSON', jsonText(z.object({})), '{', 'field.json'],
  ['a text for a file', Upload, 'x', 'field.file'],
  ['a key nobody asked for', z.strictObject({}), { x: 1 }, 'field.unknown'],
] as const;

for (const [name, schema, value, code] of cases) {
  test(`${name}: ${code}`, () => {
    const { error } = z.safeParse(schema as z.core.$ZodType, value, { reportInput: true });
    expect(error?.issues.map((issue) => fieldProblemOf(issue).code)).toEqual([code]);
    expect(Object.keys(de)).toContain(code in de ? code : `${code}_other`);
  });
}

/** What the sentence at the field is made of (spec §5). */
const params = [
  ['how many characters there may be, and by how many it is too long', line(3), 'abcde', { count: 3, by: 2 }],
  ['by how many it is too short', line(9, 3), 'a', { count: 3, by: 2 }],
  ['without what is cut off at the ends', line(3), '  abcd  ', { count: 3, by: 1 }],
  ['which characters are wrong, each once', Phone, '0a1b2a€', { characters: 'a b €' }],
  ['which of them cannot be seen', line(9), 'a\tb\u0007', { characters: 'U+0009 U+0007' }],
] as const;

for (const [name, schema, value, expected] of params) {
  test(`a problem says ${name}`, () => {
    const { error } = z.safeParse(schema, value, { reportInput: true });
    expect(error?.issues.map((issue) => fieldProblemOf(issue).params)).toEqual([expected]);
  });
}

test('a problem names its place', () => {
  const schema = z.object({ contact: jsonText(z.object({ names: z.array(line(3)) })) });
  const { error } = z.safeParse(schema, { contact: '{"names":["a","long"]}' }, { reportInput: true });
  expect(error?.issues.map((issue) => fieldProblemOf(issue).path)).toEqual(['contact.names.1']);
});
