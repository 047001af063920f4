import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Email, line, paragraph, personName, Upload } from './schema.ts';

const takes = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

test.each(['\0', '\n', '\t', '\x1b', '\x7f', '\x9f'])('a line has no %o', (sign) =>
  expect(takes(line(9), `a${sign}b`)).toBe(false),
);
test.each(['ä', '€', '👍', '–', '\u00a0'])('a line may have %o', (sign) =>
  expect(takes(line(9), `a${sign}b`)).toBe(true),
);
test.each(['\n', '\r\n', '\t'])('a paragraph may have %o', (sign) =>
  expect(takes(paragraph(9), `a${sign}b`)).toBe(true),
);
test.each(['\0', '\v', '\x1b', '\x7f'])('a paragraph has no %o', (sign) =>
  expect(takes(paragraph(9), `a${sign}b`)).toBe(false),
);

test('a line is as long as it is without the blanks around it', () => {
  expect(z.parse(line(3), '  abc ')).toBe('abc');
  expect(takes(line(3, 1), '   ')).toBe(false);
});

test('an address is the same whatever its case', () =>
  expect(z.parse(Email, ' Anna@Example.ORG ')).toBe('anna@example.org'));

test('a file is bytes, not an object that says so', () => {
  expect(takes(Upload, { name: 'a', type: 'b', bytes: new Uint8Array() })).toBe(true);
  expect(takes(Upload, new Blob())).toBe(true);
  for (const value of [null, undefined, 'x', {}, { bytes: 'x' }, { bytes: { length: 5 } }, []])
    expect(takes(Upload, value)).toBe(false);
});

const names = [
  ['Anna Lena', true],
  ['Müller-Lüdenscheidt', true],
  ['Dr. h. c. J.R. Tolkien', true],
  ['O’Neil', true],
  ['St. Martin', true],
  ['Konto gesperrt! https://evil.example', false],
  ['jetzt prüfen: //evil', true],
  ['bank-sicherheit.com/login', false],
  ['www.evil', false],
  ['support@bank.de', false],
] as const;
test.each(names)('%s as the name of a person: %s', (typed, isTaken) => {
  expect(z.safeParse(personName(80), typed).success).toBe(isTaken);
});
