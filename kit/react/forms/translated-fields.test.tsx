import type { Language } from '@fachwerk/base/language';
import { LANGUAGES } from '@fachwerk/base/language';
import { translatedLine } from '@fachwerk/base/translated';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
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

test('languages that are known late take neither the text nor the focus from who types', async () => {
  let know = (_: readonly Language[]) => {};
  provideWrittenLanguages(() => {
    const [known, set] = useState<readonly Language[]>(['de']);
    know = set;
    return known;
  });
  renderScreen(<Names />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Name/ });
  expect(screen.queryByRole('tabpanel')).toBeNull();
  field.focus();
  fireEvent.change(field, { target: { value: 'Kaffee' } });
  act(() => know(['de', 'en']));
  expect(await screen.findAllByRole('tab')).toHaveLength(2);
  expect(document.activeElement).toBe(field);
  expect([field.isConnected, field.value]).toEqual([true, 'Kaffee']);
});
