import { expect, test } from 'vitest';
import { plainName } from './plain-name.ts';
import { bestMatch, MATCHES, mistakes, mistakesInAll, typedWords } from './word-match.ts';

const distances = [
  ['logo', 'logo', 0],
  ['log', 'logo', 0],
  ['lgoo', 'logo', 1],
  ['lago', 'logo', 1],
  ['xxxx', 'logo', 4],
] as const;
for (const [typed, word, expected] of distances)
  test(`${typed} and ${word} differ by ${expected}`, () => expect(mistakes(typed, word)).toBe(expected));

test('to the end of a word it is farther', () => {
  expect([mistakesInAll('log', 'logo'), mistakesInAll('kontakt', 'kontokt')]).toEqual([1, 1]);
});

const plain = [
  ['Grüntee', 'gruntee'],
  ['GRUENTEE', 'gruntee'],
  ['Straße 5', 'strasse 5'],
  ['„Elbe“, A5', 'elbe a5'],
  ['Böen', 'bon'],
  ['Crème brûlée', 'creme brulee'],
  ['ёлка й', 'елка и'],
] as const;
for (const [text, expected] of plain)
  test(`${text} is compared as ${expected}`, () => expect(plainName(text)).toBe(expected));

const fits = [
  ['itself', 'Grüntee „Elbe“', 'Gruentee', MATCHES.same],
  ['its beginning', 'Bleistifte', 'bleistift', MATCHES.begins],
  ['a part of it', 'Kugelschreiber', 'schreiber', MATCHES.contains],
  ['two swapped letters', 'Bleistift', 'Bleistfit', MATCHES.mistyped],
  ['a letter too few', 'Berlin Mitte', 'Berln', MATCHES.mistyped],
  ['a letter too many', 'Kalender', 'Kalennder', MATCHES.mistyped],
  ['how it sounds', 'Pizza Margherita', 'magarita', MATCHES.mistyped],
  ['how it sounds, with a letter too few', 'Gnocchi', 'gnoki', MATCHES.mistyped],
  ['three letters with a mistake', 'Tee', 'Tae', 0],
  ['a short sound', 'Frutti di mare', 'margh', 0],
  ['another word', 'Tee', 'Kamel', 0],
] as const;
for (const [name, text, typed, expected] of fits)
  test(`a word is found by ${name}`, () => expect(bestMatch(typedWords(text), plainName(typed))).toBe(expected));
