import { expect, test } from 'vitest';
import { mayBeMeant, withName } from './mention.ts';

const people = [
  { id: 'a', name: 'Anna Groß' },
  { id: 'b', name: 'Annette' },
  { id: 'c', name: 'Ben $& Klein' },
];
const cases = [
  ['everybody after an @', 'Bitte @', ['Anna Groß', 'Annette', 'Ben $& Klein']],
  ['whose name begins so', 'Bitte @ann', ['Anna Groß', 'Annette']],
  ['also behind the first name', 'Bitte @anna g', ['Anna Groß']],
  ['by the last name too', 'Bitte @kl', ['Ben $& Klein']],
  ['but not from within a word', 'Bitte @lein', []],
  ['nobody once the name is whole', 'Bitte @Annette', []],
  ['nobody when the text goes on', 'Bitte @Annette, kannst du', []],
  ['nobody without an @', 'Bitte', []],
] as const;
test.each(cases)('offered is %s', (_name, text, names) =>
  expect(mayBeMeant(text, people).map(({ name }) => name)).toEqual(names),
);

test('a chosen name takes the place of what was begun', () => {
  expect(withName('Bitte @ann', people[0]!)).toBe('Bitte @Anna Groß ');
  expect(withName('@', people[2]!)).toBe('@Ben $& Klein ');
});
