import type { Language } from '@fachwerk/base/language';
import { LANGUAGES } from '@fachwerk/base/language';
import { translatedLine } from '@fachwerk/base/translated';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { renderScreen } from '../testing/testing.tsx';
import { useContractForm } from './contract-form.ts';
import { TranslatedFields } from './translated-fields.tsx';
import { provideWrittenLanguages } from './written-languages.ts';

const Values = z.object({ name: translatedLine(40) });

function Names() {
  const form = useContractForm(Values, { name: { de: 'Tee', en: 'Tea' } });
  return <TranslatedFields form={form} values={form.values} fields={[{ name: 'name', label: 'Name' }]} />;
}

afterEach(() => provideWrittenLanguages(() => LANGUAGES));

const tabsWith = (...languages: Language[]) => {
  provideWrittenLanguages(() => languages);
  renderScreen(<Names />);
  return screen.queryAllByRole('tab').map(({ textContent }) => textContent);
};

test('a company in German alone sees the field and no tabs', () => {
  expect(tabsWith('de')).toEqual([]);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Name/ }).value).toBe('Tee');
});

test('each language that is switched on has a tab; German always has', () => {
  expect(tabsWith('en')).toEqual(['Deutsch', 'Englisch']);
});
