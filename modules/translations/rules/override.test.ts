import { expect, test } from 'vitest';
import { LONGEST_TEXT_CHARACTERS, placeholdersIn, whyNotOverride } from './override.ts';

const original = 'Hallo {name}, Sie haben {count} Nachrichten.';

const cases = [
  ['may say it in other words', original, 'Guten Tag {name}: {count} neue Nachrichten', null],
  ['may leave a placeholder out', original, 'Sie haben Post.', null],
  ['may use a placeholder twice', original, '{name}, {name}!', null],
  ['may format a placeholder', original, '{count, number} Nachrichten', null],
  ['may not ask for what nobody gives', original, 'Hallo {firstName}', 'text.foreign_placeholder'],
  ['may not reach into another text', original, 'Hallo $t(users.title)', 'text.foreign_placeholder'],
  ['may not be empty', original, '  ', 'text.empty'],
  ['may be as long as a page', original, 'x'.repeat(LONGEST_TEXT_CHARACTERS), null],
  ['may not be longer', original, 'x'.repeat(LONGEST_TEXT_CHARACTERS + 1), 'text.too_long'],
  ['needs a text it replaces', undefined, 'Hallo', 'text.unknown'],
] as const;

for (const [name, given, text, expected] of cases) {
  test(`an override ${name}`, () => expect(whyNotOverride(given, text)?.code ?? null).toBe(expected));
}

test('a refusal names the placeholders', () => {
  expect(whyNotOverride(original, '{firstName} {count} {lastName}')?.params).toEqual({
    placeholders: '{firstName}, {lastName}',
  });
});

test('placeholders are found with their format, each once', () => {
  expect(placeholdersIn('{a} { b } {a, number} {c, datetime(day: numeric)} $t(x)')).toEqual([
    '{a}',
    '{b}',
    '{c}',
    '$t',
  ]);
});
