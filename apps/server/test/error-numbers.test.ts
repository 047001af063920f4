import { appProblems } from '@fachwerk/base/problem';
import { ERROR_NUMBERS } from '@fachwerk/help/rules/error-numbers';
import { appTexts } from '@fachwerk/server/texts';
import { expect, test } from 'vitest';
import { modules } from '../src/modules.ts';

const { platform } = appTexts(modules);
/** All that a refusal can be; a defect is the one without a catalogue. */
const codes = new Set([
  ...Object.keys(appProblems),
  'server.defect',
  ...modules.flatMap(({ problems = {} }) => Object.keys(problems)),
]);

test('the numbers of the specification (§8) are there, each once and for a refusal of its own', () => {
  const numbers = [1, 3, 4, 28, 32, 59, 63, 89, 109, 182, 357];
  expect(ERROR_NUMBERS.map(({ number }) => number)).toEqual(numbers);
  expect(new Set(ERROR_NUMBERS.map(({ code }) => code)).size).toBe(numbers.length);
  expect(ERROR_NUMBERS.filter(({ code }) => !codes.has(code))).toEqual([]);
});

for (const { number, code } of ERROR_NUMBERS) {
  test(`support reads about error ${number} what the customer reads, when it comes and what to do`, () => {
    for (const language of ['de', 'en'] as const) {
      const texts = platform[language];
      expect(texts[`help.error.${number}.says`]).toBe(texts[code]);
      expect(texts[`help.error.${number}.when`]).toBeTruthy();
      expect(texts[`help.error.${number}.do`]).toBeTruthy();
    }
  });
}
