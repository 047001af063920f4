import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestFor, placeholdersIn, whyNotOverride } from './override.ts';

const original = 'Hallo {name}, Sie haben {count} Nachrichten.';
const long = 'x'.repeat(3079);

const cases = [
  ['may say it in other words', 'a', original, 'Guten Tag {name}: {count} neue Nachrichten', null],
  ['may use a placeholder twice', 'a', original, '{name}, {name}! {count}', null],
  ['may not leave a placeholder out', 'a', original, 'Sie haben {count} Nachrichten', 'text.missing_placeholder'],
  ['may not format a placeholder', 'a', original, '{name} {count, number}', 'text.foreign_placeholder'],
  ['may not ask for what nobody gives', 'a', original, '{name} {count} {firstName}', 'text.foreign_placeholder'],
  ['may not reach into another text', 'a', original, '{name} {count} $t(users.title)', 'text.foreign_placeholder'],
  ['may not reach there even where the original does', 'a', 'Zu $t(b)', 'Nach $t(b)', 'text.foreign_placeholder'],
  ['may say in words what the original takes from another text', 'a', 'Zu $t(b)', 'Nach Hause', null],
  ['need not say what another text is found by', 'a', 'Zu $t(b.{kind})', 'Nach Hause', null],
  ['may say the number of one, or not', 'box_one', 'ein Fach', '{count} Fach', null],
  ['may leave the number of many out', 'box_other', '{count} Fächer', 'viele Fächer', null],
  ['may not bring a number where none is counted', 'box', 'ein Fach', '{count} Fach', 'text.foreign_placeholder'],
  ['may not be empty', 'a', original, '  ', 'text.empty'],
  ['may make a sentence of a label', 'a', 'Speichern', 'x'.repeat(200), null],
  ['may not make a page of it', 'a', 'Speichern', 'x'.repeat(201), 'text.too_long'],
  ['may be as long as the database holds', 'a', long, 'x'.repeat(4000), null],
  ['may not be longer', 'a', long, 'x'.repeat(4001), 'text.too_long'],
  ['needs a text it replaces', 'a', undefined, 'Hallo', 'text.unknown'],
] as const;

for (const [name, key, given, text, expected] of cases) {
  test(`an override ${name}`, () => expect(whyNotOverride(key, given, text)?.code ?? null).toBe(expected));
}

test('a refusal names the placeholders', () => {
  expect(whyNotOverride('a', original, '{firstName} {count} {lastName}')?.params).toEqual({
    placeholders: '{firstName}, {lastName}',
  });
  expect(whyNotOverride('a', original, 'Hallo')?.params).toEqual({ placeholders: '{name}, {count}' });
});

test('placeholders are found, each once', () => {
  expect(placeholdersIn('{a} { b } {a} $t(x) {} {c')).toEqual(['{a}', '{b}', '$t', '{}']);
});

const word = fc.stringMatching(/^[^{}$]{1,20}$/);
const name = fc.stringMatching(/^[a-z]{1,6}$/);
test('whatever is said around the same placeholders is taken, and its own text always', () => {
  fc.assert(
    fc.property(fc.uniqueArray(name, { maxLength: 4 }), word, word, (names, before, after) => {
      const places = names.map((each) => `{${each}}`);
      const platform = `x${before}${places.join('')}`;
      expect(whyNotOverride('key', platform, platform)).toBeNull();
      const text = `x${places.toReversed().join(after)}`;
      fc.pre(text.length <= longestFor(platform));
      expect(whyNotOverride('key', platform, text)).toBeNull();
    }),
  );
});
