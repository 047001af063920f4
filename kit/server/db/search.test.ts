import { expect, test } from 'vitest';
import { patternOf, patternsOf } from './search.ts';

const cases = [
  ['a part of a word', 'rat', '%rat%'],
  ['a percent sign is a letter', '100%', '%100\\%%'],
  ['an underscore is a letter', 'a_m', '%a\\_m%'],
  ['a backslash is a letter', 'c\\o', '%c\\\\o%'],
  ['an umlaut in two parts is the one that is stored', 'u\u0308ber', '%über%'],
] as const;
for (const [name, text, expected] of cases) test(name, () => expect(patternOf(text)).toBe(expected));

test('each word for itself, in any order; blanks are none', () => {
  expect(patternsOf(' anna  müller ')).toEqual(['%anna%', '%müller%']);
  expect([patternsOf('   '), patternsOf()]).toEqual([[], []]);
});
