import { expect, test } from 'vitest';
import { speak } from './speech.ts';

const book = {
  texts: {
    de: {
      kind: 'Tür',
      said: 'Meldung: $t(alert.{kind}) von {name}',
      'alert.door': '{name}s Tür',
      n_other: '{n} Stück',
    },
    ru: { n_one: '{n} штука' },
  },
  overrides: { de: { kind: 'Klappe $t(said)' } },
};

const cases = [
  [
    'a text refers to another, whose name it is told',
    'said',
    { kind: 'door', name: 'Kim' },
    'Meldung: Kims Tür von Kim',
  ],
  [
    'what is put in is never read for more',
    'said',
    { kind: 'door', name: '{kind} $t(kind)' },
    'Meldung: {kind} $t(kind)s Tür von {kind} $t(kind)',
  ],
  ['a reference to nothing is its name', 'said', { kind: 'x', name: '' }, 'Meldung: alert.x von '],
  ['a company’s own words refer to nothing', 'kind', {}, 'Klappe $t(said)'],
  ['what nobody hands over stays', 'alert.door', {}, '{name}s Tür'],
  ['a form that is missing is said in the general one', 'n', { count: 1, n: 1 }, '1 Stück'],
  ['a key of nobody is the key', 'unknown', {}, 'unknown'],
] as const;
test.each(cases)('%s', (_, key, params, expected) => {
  expect(speak(book, 'de', key, params)).toBe(expected);
});

test('a form that a language lacks is looked for in the next one', () => {
  expect([1, 5].map((count) => speak(book, 'ru', 'n', { count, n: count }))).toEqual(['1 штука', '5 Stück']);
});

const written = [
  ['de', { count: 1302 }, '1.302 Mieten seit 2024'],
  ['en', { count: 12_345 }, '12,345 rentals since 2024'],
  ['de', { count: 999 }, '999 Mieten seit 2024'],
  ['de', { count: '999+' }, '999+ Mieten seit 2024'],
] as const;
for (const [language, params, expected] of written)
  test(`in ${language} ${params.count} things are "${expected}", and a year stays a year`, () => {
    const texts = { de: { n: '{count} Mieten seit {year}' }, en: { n: '{count} rentals since {year}' } };
    expect(speak({ texts }, language, 'n', { ...params, year: 2024 })).toBe(expected);
  });
