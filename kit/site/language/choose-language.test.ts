import { acceptedLanguages } from '@fachwerk/base/accepted-languages';
import type { Language } from '@fachwerk/base/language';
import { expect, test } from 'vitest';
import { chosenLanguage } from './choose-language.ts';

const site = (defaultLanguage: Language, ...others: Language[]) => ({
  defaultLanguage,
  languages: [defaultLanguage, ...others],
});

const cases = [
  ['what was chosen', site('de', 'en', 'ru'), 'ru', 'en', 'ru'],
  ['the browser’s, where the choice is no longer offered', site('de', 'en'), 'ru', 'en', 'en'],
  ['the best the browser names and the site has', site('de', 'it'), undefined, 'ru, en;q=0.9, it;q=0.5', 'it'],
  ['the site’s own otherwise', site('de', 'en'), undefined, 'fr', 'de'],
  ['the site’s form of German', site('deDu', 'de', 'en'), undefined, 'de-AT', 'deDu'],
  ['German in the form there is', site('en', 'deDu'), undefined, 'de', 'deDu'],
  ['the site’s own for a cookie with anything in it', site('de', 'en'), '<script>', undefined, 'de'],
] as const;

test.each(cases)('a visitor reads %s', (_, offered, cookie, header, expected) => {
  expect(chosenLanguage(offered, cookie, acceptedLanguages(header))).toBe(expected);
});
