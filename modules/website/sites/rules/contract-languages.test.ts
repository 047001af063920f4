import { expect, test } from 'vitest';
import { contractLanguages } from './contract-languages.ts';

test('the contract can be made in the languages of the site', () => {
  expect(contractLanguages(['de'], 'de')).toBe('Vertragssprache ist Deutsch');
  expect(contractLanguages(['deDu', 'de'], 'de')).toBe('Vertragssprache ist Deutsch');
  expect(contractLanguages(['de', 'en', 'it', 'ru'], 'de')).toBe(
    'Vertragssprachen sind Deutsch, Englisch, Italienisch und Russisch',
  );
  expect(contractLanguages(['de', 'en'], 'en')).toBe('The languages of the contract are German and English');
});
