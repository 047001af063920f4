import { LANGUAGES, type Language, type Texts } from '@fachwerk/base/language';
import { appProblems } from '@fachwerk/base/problem';
import { de } from '@fachwerk/base/texts/base.de';
import { appTexts } from '@fachwerk/server/texts';
import { expect, test } from 'vitest';
import { modules } from '../src/modules.ts';
import { isOfSites } from './open-everything.ts';

const { platform } = appTexts(modules);
const OWN_SENTENCES = LANGUAGES.filter((language) => language !== 'deDu');

const ofSites = modules.filter(({ routes = [] }) => routes.some(({ endpoint }) => isOfSites(endpoint)));
const refusals = [
  { name: 'the house', codes: [...Object.keys(appProblems), 'server.defect', ...fieldCodes(de)] },
  ...ofSites.map(({ name, problems = {}, texts }) => ({
    name,
    codes: [...Object.keys(problems), ...fieldCodes(texts?.de ?? {})],
  })),
];

/** Counted sentences stand under several keys. */
function fieldCodes(texts: Texts): string[] {
  const keys = Object.keys(texts).filter((key) => key.startsWith('field.'));
  return [...new Set(keys.map((key) => key.replace(/_(one|other)$/, '')))];
}

const sentencesOf = (language: Language, code: string) =>
  [code, ...['one', 'few', 'many', 'other'].map((form) => `${code}_${form}`)].flatMap(
    (key) => platform[language][key] ?? [],
  );
const paramsOf = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

test('customers meet refusals of the modules that answer on sites', () => {
  expect(ofSites.map(({ name }) => name)).toEqual(expect.arrayContaining(['checkout', 'customers', 'rentals']));
});

for (const { name, codes } of refusals) {
  for (const language of OWN_SENTENCES) {
    test(`every refusal of ${name} is said in ${language}`, () => {
      expect(codes.filter((code) => sentencesOf(language, code).length === 0)).toEqual([]);
    });

    test(`a refusal of ${name} says nothing in ${language} that it does not know`, () => {
      const unknown = codes.flatMap((code) => {
        const known = new Set(sentencesOf('de', code).flatMap(paramsOf));
        return sentencesOf(language, code)
          .flatMap(paramsOf)
          .filter((param) => !known.has(param))
          .map((param) => `${code}: {${param}}`);
      });
      expect(unknown).toEqual([]);
    });
  }
}
