import { expect, test } from 'vitest';
import { platformText, type TextsByLanguage, winningOverrides } from './winning-overrides.ts';

const platform: TextsByLanguage = {
  de: { greeting: 'Guten Tag', save: 'Speichern' },
  deDu: { greeting: 'Hallo' },
  en: { greeting: 'Hello', save: 'Save' },
  it: { greeting: 'Ciao' },
};

const cases = [
  ['German override shows in German', 'de', { de: { save: 'Sichern' } }, { save: 'Sichern' }],
  [
    'German override shows in informal German where that says nothing of its own',
    'deDu',
    { de: { save: 'Sichern' } },
    { save: 'Sichern' },
  ],
  ['German override does not hide the informal platform text', 'deDu', { de: { greeting: 'Grüezi' } }, {}],
  [
    'informal override stands before the German one',
    'deDu',
    { de: { save: 'Sichern' }, deDu: { save: 'Merken' } },
    { save: 'Merken' },
  ],
  [
    'informal override replaces the informal platform text',
    'deDu',
    { deDu: { greeting: 'Moin' } },
    { greeting: 'Moin' },
  ],
  ['informal override does not show in formal German', 'de', { deDu: { greeting: 'Moin' } }, {}],
  ['German override does not hide the English platform text', 'en', { de: { save: 'Sichern' } }, {}],
  ['English override shows in Italian where that says nothing', 'it', { en: { save: 'Keep' } }, { save: 'Keep' }],
  ['English override does not hide the Italian platform text', 'it', { en: { greeting: 'Hi' } }, {}],
  [
    'German override does not pass the English platform text on the way to Russian',
    'ru',
    { de: { greeting: 'Grüezi' } },
    {},
  ],
  [
    'override of a key nobody else has shows through the whole chain',
    'ru',
    { de: { extra: 'Mehr' } },
    { extra: 'Mehr' },
  ],
  [
    'key named like a method of objects is a key like any other',
    'deDu',
    { de: { constructor: 'Bauherr' } },
    { constructor: 'Bauherr' },
  ],
  ['company without overrides gets none', 'it', {}, {}],
] as const;

for (const [name, language, overrides, expected] of cases) {
  test(`${name}`, () => expect(winningOverrides(language, overrides, platform)).toEqual(expected));
}

test('a text is looked for along the chain', () => {
  expect(platformText('deDu', 'greeting', platform)).toBe('Hallo');
  expect(platformText('deDu', 'save', platform)).toBe('Speichern');
  expect(platformText('ru', 'save', platform)).toBe('Save');
  expect(platformText('de', 'constructor', platform)).toBeUndefined();
});
