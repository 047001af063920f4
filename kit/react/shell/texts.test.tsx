import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import '../testing/testing.tsx';
import { addTexts, currentLanguage, provideTexts, setLanguage, setOverrides, useText } from './texts.ts';

const de = {
  'box.title': 'Fächer',
  'box.greeting': 'Guten Tag, {name}',
  'box.count_one': '{count} Fach',
  'box.count_other': '{count} Fächer',
} as const;

function Sentences() {
  const t = useText(de);
  return (
    <p>
      {[
        t('box.title'),
        t('box.greeting', { name: 'Anna <b>' }),
        t('box.count', { count: 1 }),
        t('box.count', { count: 3 }),
        t('kit.save'),
      ].join(' | ')}
    </p>
  );
}
const said = () => screen.getByText(/\|/).textContent;

beforeEach(() => {
  provideTexts({
    deDu: async () => ({ 'box.greeting': 'Hallo, {name}' }),
    en: async () => ({ 'box.title': 'Boxes', 'box.count_one': '{count} box', 'box.count_other': '{count} boxes' }),
  });
});
afterEach(() => act(() => setLanguage('de')));

test('German is there at once, with names, plurals and the words of the kit', () => {
  render(<Sentences />);
  expect(said()).toBe('Fächer | Guten Tag, Anna <b> | 1 Fach | 3 Fächer | Speichern');
});

test('another language is fetched and spoken without a reload; what it lacks is said in German', async () => {
  render(<Sentences />);
  await act(() => setLanguage('en'));
  expect(said()).toBe('Boxes | Guten Tag, Anna <b> | 1 box | 3 boxes | Speichern');
  expect(document.documentElement.lang).toBe('en-GB');
  expect(localStorage.getItem('cmsLanguage')).toBe('en');
});

test('the informal form differs where it has its own words', async () => {
  render(<Sentences />);
  await act(() => setLanguage('deDu'));
  expect(said()).toContain('Fächer | Hallo, Anna <b>');
  expect(currentLanguage()).toBe('deDu');
});

test('a company’s own words win, and go when the company takes them back', () => {
  render(<Sentences />);
  act(() => setOverrides('de', { 'box.title': 'Schließfächer' }));
  expect(said()).toContain('Schließfächer |');
  addTexts('de', { 'box.title': 'Kästen' });
  expect(said()).toContain('Schließfächer |');
  act(() => setOverrides('de', {}));
  addTexts('de', { 'box.title': 'Fächer' });
});
