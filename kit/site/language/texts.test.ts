import { expect, test } from 'vitest';
import { textsFor, translatorOf } from './translator.ts';

const all = {
  de: { a: 'A {name}', b: 'B', c_one: 'ein Fach', c_other: '{count} Fächer' },
  deDu: { a: 'Du-A' },
  en: { a: 'a {name}', b: 'b', c_one: 'one box', c_other: '{count} boxes' },
  it: { a: 'ai {name}' },
  ru: { c_one: '{count} ячейка', c_few: '{count} ячейки', c_many: '{count} ячеек', c_other: '{count} ячейки' },
};

test('a language brings what it says, and of its fallbacks only what it lacks', () => {
  expect(textsFor('it', all)).toEqual({
    it: { a: 'ai {name}' },
    en: { b: 'b', c_one: 'one box', c_other: '{count} boxes' },
    de: {},
  });
  expect(textsFor('ru', all).en).toEqual({ a: 'a {name}', b: 'b' });
});

test('it says plurals by its own rules, and those of a fallback by theirs', () => {
  const russian = translatorOf('ru', textsFor('ru', all));
  expect([1, 2, 5, 21].map((count) => russian('c', { count }))).toEqual([
    '1 ячейка',
    '2 ячейки',
    '5 ячеек',
    '21 ячейка',
  ]);
  const italian = translatorOf('it', textsFor('it', all));
  expect([1, 3].map((count) => italian('c', { count }))).toEqual(['one box', '3 boxes']);
  const informal = translatorOf('deDu', textsFor('deDu', all));
  expect([1, 3].map((count) => informal('c', { count }))).toEqual(['ein Fach', '3 Fächer']);
});

test('a company’s own words win in their language, and refer to nothing', () => {
  const translate = translatorOf('en', textsFor('en', all), { en: { b: 'our $t(a)' }, de: { a: 'unser' } });
  expect([translate('b'), translate('a', { name: '{name} $t(b)' })]).toEqual(['our $t(a)', 'a {name} $t(b)']);
});
