import { expect, test } from 'vitest';
import { shortened, titleSize, wordsOn } from './share-card.ts';

test.each([
  ['#b4532a', '#ffffff'],
  ['#ffe08a', '#141312'],
  ['#000000', '#ffffff'],
])('on %s words are %s', (accent, words) => {
  expect(wordsOn(accent)).toBe(words);
});

test('long titles are smaller, endless ones end in dots, and nothing but words is left', () => {
  expect([titleSize('Kurz'), titleSize('x'.repeat(40)), titleSize('x'.repeat(90))]).toEqual([92, 72, 56]);
  const { title } = shortened({
    title: `Eins\n\u0000zwei ${'🍕'.repeat(200)}`,
    siteName: 'S',
    accent: '#000000',
    logo: null,
  });
  expect([title.startsWith('Eins zwei 🍕'), [...title].length, title.at(-1)]).toEqual([true, 110, '…']);
});
