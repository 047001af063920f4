import { type Block, type PageContent, PLAIN_SETTINGS } from '@fachwerk/pages/contract-content';
import type { BlockFields } from '@fachwerk/pages/rules/block-fields';
import { expect, test } from 'vitest';
import { type SeoGiven, searchTitle, seoFindings } from './seo-check.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';
const PICTURE = '00000000-0000-4000-8000-000000000003';
const FIELDS: BlockFields = {
  title: { type: 'line', max: 100 },
  text: { type: 'prose', max: 1000 },
  link: { type: 'link' },
  picture: { type: 'picture' },
  rows: { type: 'list', most: 9, fields: { link: { type: 'link' } } },
};
const block = (content: object = {}, kind = 'text', id = 'b1'): Block => ({
  id,
  kind,
  version: 1,
  settings: PLAIN_SETTINGS,
  content: { title: { de: 'Pizza' }, text: {}, link: null, picture: null, rows: [], ...content },
});
const content = (more: Partial<PageContent> = {}): PageContent => ({
  title: { de: 'Unsere Pizza aus dem Holzofen' },
  tabText: {},
  description: { de: 'Neapolitanische Pizza aus dem Holzofen in Köln-Ehrenfeld: Karte, Preise, Tische und Abholung.' },
  keywords: {},
  layout: 'standard',
  shareMediaId: null,
  blocks: [block()],
  ...more,
});
const page = (id: string, slug: string, title: string, more = {}) => ({
  id,
  slug,
  title,
  publishedAt: new Date(0),
  isHidden: false,
  ...more,
});
const given = (more: Partial<SeoGiven> = {}): SeoGiven => ({
  pageId: ID,
  content: content(),
  language: 'de',
  siteName: 'Trattoria Bella',
  pages: [page(ID, 'pizza', 'Unsere Pizza'), page(OTHER, 'team', 'Team')],
  redirects: ['alt'],
  fieldsOf: () => FIELDS,
  picturesWithoutAlt: new Map(),
  ...more,
});
const draft = [page(OTHER, 'team', 'Team', { publishedAt: null })];
const hidden = [page(OTHER, 'team', 'Team', { isHidden: true })];

const cases: readonly [string, Partial<SeoGiven>, readonly string[]][] = [
  ['a page that says all there is to say', {}, []],
  ['no description', { content: content({ description: {} }) }, ['description_missing']],
  ['a short description', { content: content({ description: { de: 'Pizza.' } }) }, ['description_short 6']],
  ['a long description', { content: content({ description: { de: 'x'.repeat(161) } }) }, ['description_long 161']],
  ['a long title', { content: content({ tabText: { de: 'x'.repeat(50) } }) }, ['title_long 68']],
  ['a short title', { siteName: 'A', content: content({ title: { de: 'Karte' } }) }, ['title_short 9']],
  ['a title of two pages', { pages: [page(OTHER, 'p', 'unsere pizza aus dem holzofen')] }, ['title_twice /p']],
  ['an empty page', { content: content({ blocks: [] }) }, ['no_blocks']],
  ['a hero without a title', { content: content({ blocks: [block({ title: {} }, 'hero')] }) }, ['heading_missing b1']],
  [
    'two heroes',
    { content: content({ blocks: [block({}, 'hero'), block({}, 'hero', 'b2')] }) },
    ['heading_twice Pizza b2'],
  ],
  [
    'a picture nobody has described',
    {
      content: content({ blocks: [block({ picture: PICTURE })] }),
      picturesWithoutAlt: new Map([[PICTURE, 'ofen.jpg']]),
    },
    ['alt_missing ofen.jpg b1'],
  ],
  [
    'a link to a page that is gone',
    { content: content({ blocks: [block({ link: `page:${PICTURE}` })] }) },
    ['link_missing b1'],
  ],
  [
    'a link in a list',
    { content: content({ blocks: [block({ rows: [{ link: '/weg?a=1#b' }] })] }) },
    ['link_missing /weg b1'],
  ],
  [
    'a link in a text',
    { content: content({ blocks: [block({ text: { en: 'See [this](/weg).' } })] }) },
    ['link_missing /weg b1'],
  ],
  [
    'a link to a draft',
    { pages: draft, content: content({ blocks: [block({ link: '/team/' })] }) },
    ['link_hidden Team b1'],
  ],
  [
    'a link to a hidden page',
    { pages: hidden, content: content({ blocks: [block({ link: `page:${OTHER}` })] }) },
    ['link_hidden Team b1'],
  ],
  [
    'links that lead somewhere',
    {
      content: content({
        blocks: [
          block({
            link: '/Team',
            rows: ['/', '/alt', '/shop/artikel/1', 'https://a.example', 'tel:1'].map((link) => ({ link })),
          }),
        ],
      }),
    },
    [],
  ],
];
for (const [name, more, expected] of cases) {
  test(`${name}: ${expected.join(', ') || 'nothing to find'}`, () => {
    const found = seoFindings(given(more));
    expect(found.map(({ what, found: words, blockId }) => [what, words, blockId].filter(Boolean).join(' '))).toEqual(
      expected,
    );
  });
}

test('the name of the site stands behind the title, once', () => {
  expect(searchTitle(given({ content: content({ tabText: { de: 'Karte' } }) }))).toBe('Karte – Trattoria Bella');
  expect(searchTitle(given({ content: content({ title: { de: 'Trattoria Bella' } }) }))).toBe('Trattoria Bella');
});
