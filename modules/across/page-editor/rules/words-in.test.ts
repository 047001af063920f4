import type { BlockFields } from '@fachwerk/pages/rules/block-fields';
import { expect, test } from 'vitest';
import { shownNow } from './shown-now.ts';
import { withWords, wordsIn } from './words-in.ts';

const fields = {
  title: { type: 'line', max: 80 },
  text: { type: 'prose', max: 800 },
  picture: { type: 'picture' },
  rows: { type: 'list', most: 4, fields: { name: { type: 'line', max: 40 }, link: { type: 'link' } } },
} as const satisfies BlockFields;
const content = {
  title: { de: 'Gepäck sicher', en: 'Safe luggage' },
  text: { de: '## Wie\n\nErst **buchen**\n- Code holen\n- Fach öffnen' },
  picture: 'a',
  rows: [
    { name: { de: 'Preise' }, link: 'page:x' },
    { name: { de: 'Team' }, link: null },
  ],
};

test('words that stand in the page as they were written are found, others are not', () => {
  expect(wordsIn(fields, content, 'de').map(({ path, line, text }) => [path, line, text])).toEqual([
    ['title', null, 'Gepäck sicher'],
    ['text', 0, 'Wie'],
    ['text', 3, 'Code holen'],
    ['text', 4, 'Fach öffnen'],
    ['rows.0.name', null, 'Preise'],
    ['rows.1.name', null, 'Team'],
  ]);
  expect(wordsIn(fields, content, 'en').map(({ text }) => text)).toEqual(['Safe luggage']);
});

test('they are written where they stood, with the sign that began the line, and nothing else changes', () => {
  const [title, heading, item, , , team] = wordsIn(fields, content, 'de');
  expect(withWords(content, title!, { language: 'en', samples: [] }, 'Bags')).toEqual({
    ...content,
    title: { de: 'Gepäck sicher', en: 'Bags' },
  });
  expect(withWords(content, heading!, { language: 'de', samples: [] }, 'So geht’s').text).toEqual({
    de: '## So geht’s\n\nErst **buchen**\n- Code holen\n- Fach öffnen',
  });
  expect(withWords(content, item!, { language: 'de', samples: [] }, 'PIN\nholen').text).toMatchObject({
    de: expect.stringContaining('- PIN holen\n'),
  });
  expect(withWords(content, team!, { language: 'de', samples: [] }, 'Wir').rows).toEqual([
    content.rows[0],
    { name: { de: 'Wir' }, link: null },
  ]);
});

test('a block is shown with the words of now, and with what the server drew where that was not chosen anew', () => {
  const settings = { headline: { de: 'Kopf' }, showsHeadline: true } as never;
  const of = { id: '1', kind: 'k', version: 1, settings, content };
  const drawn = { title: 'alt', text: '', picture: { alt: 'Koffer' }, rows: [{ name: 'Preise', link: '/preise' }] };
  const shown = { id: '1', kind: 'k', settings, content: drawn, data: { free: 3 } };
  const now = { ...of, content: { ...content, title: { de: 'Neu' } } };
  expect(shownNow(now, fields, 'en', { of, shown })).toMatchObject({
    settings: { headline: 'Kopf' },
    content: {
      title: 'Neu',
      picture: { alt: 'Koffer' },
      rows: [
        { name: 'Preise', link: '/preise' },
        { name: 'Team', link: null },
      ],
    },
    data: { free: 3 },
  });
  const other = { ...of, content: { ...content, picture: 'b' } };
  expect(shownNow(other, fields, 'de', { of, shown }).content.picture).toBeNull();
});
