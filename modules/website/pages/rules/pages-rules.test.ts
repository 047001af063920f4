import { expect, test } from 'vitest';
import type { Block, PageContent } from '../contract-content.ts';
import type { PagePlace } from '../contract-place.ts';
import { diffContents } from './page-diff.ts';
import { mergeDrafts } from './page-merge.ts';
import { freeSlug, isVisible, movedWith, siblingsWith, whyNotPlace } from './page-place.ts';
import { whyNotRedirect } from './redirects.ts';

const [A, B, C] = ['a', 'b', 'c'] as const;
const place = (given: Partial<PagePlace>): PagePlace => ({
  slug: 'x',
  parentId: null,
  position: 0,
  isInNavigation: true,
  isHidden: false,
  visibleFrom: null,
  visibleUntil: null,
  ...given,
});
const tree = [
  { id: A, ...place({ slug: 'a' }) },
  { id: B, ...place({ slug: 'a/b', parentId: A }) },
  { id: C, ...place({ slug: '' }) },
];

const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour));

for (const [name, id, wanted, expected] of [
  ['may stay where it is', A, place({ slug: 'a' }), null],
  ['cannot take the address of another', A, place({ slug: 'a/b' }), 'page.slug_taken'],
  ['cannot take an address of the house', A, place({ slug: 'kasse' }), 'page.slug_reserved'],
  ['cannot stand below such an address', A, place({ slug: 'api/x' }), 'page.slug_reserved'],
  ['cannot lose its address', A, place({ slug: '' }), 'page.slug_missing'],
  ['cannot stand below what stands below it', A, place({ slug: 'a', parentId: B }), 'page.circle'],
  ['cannot stand below itself', A, place({ slug: 'a', parentId: A }), 'page.circle'],
  ['cannot stand below nobody', A, place({ slug: 'a', parentId: 'z' }), 'page.parent_unknown'],
  [
    'cannot end before it begins',
    A,
    place({ slug: 'a', visibleFrom: at(2), visibleUntil: at(1) }),
    'page.until_before_from',
  ],
  ['that is the start cannot be hidden', C, place({ slug: '', isHidden: true }), 'page.start_stays'],
  ['that is the start cannot get an address', C, place({ slug: 'start' }), 'page.start_stays'],
  ['that is the start cannot begin later', C, place({ slug: '', visibleFrom: at(1) }), 'page.start_stays'],
] as const) {
  test(`a page ${name}`, () => expect(whyNotPlace(id, wanted, tree)).toBe(expected));
}

for (const [title, parent, expected] of [
  ['Über uns & Öffnungszeiten!', '', 'ueber-uns-oeffnungszeiten'],
  ['Straße', 'a', 'a/strasse'],
  ['Zu tief', 'a/b/c', 'zu-tief'],
  ['Kasse', '', 'kasse-2'],
  ['A', '', 'a-2'],
  ['Контакты', '', 'seite'],
] as const) {
  test(`“${title}” below “${parent}” gets the address ${expected}`, () =>
    expect(freeSlug(title, parent, new Set(tree.map(({ slug }) => slug)))).toBe(expected));
}

test('a page is visible from its beginning until before its end', () => {
  const timed = place({ visibleFrom: at(1), visibleUntil: at(3) });
  expect([0, 1, 2, 3].map((hour) => isVisible(timed, at(hour)))).toEqual([false, true, true, false]);
  expect(isVisible(place({ isHidden: true }), at(2))).toBe(false);
});

test('what stands below an address moves with it, what only begins alike does not', () => {
  const pages = [...tree, { id: 'd', ...place({ slug: 'ab/c' }) }];
  expect(movedWith('a', 'neu', pages).map(({ slug }) => slug)).toEqual(['neu/b']);
  expect(siblingsWith({ id: C }, place({ position: 0 }), pages)).toEqual([C, A, 'd']);
});

const block = (id: string, words = id): Block =>
  ({ id, kind: 'words', version: 1, settings: {} as never, content: { words } }) as Block;
const content = (blocks: readonly Block[], title = 'T'): PageContent => ({
  title: { de: title },
  tabText: {},
  description: {},
  keywords: {},
  layout: 'standard',
  shareMediaId: null,
  blocks: [...blocks],
});
const said = ({ blocks }: PageContent) => blocks.map(({ content: { words } }) => words).join(' ');

test('a diff names what was added, changed, moved and removed, each once', () => {
  const before = content([block('a'), block('b'), block('c'), block('d')]);
  const after = content([block('c'), block('a'), block('b', 'b2'), block('e')], 'Neu');
  const { fields, blocks } = diffContents(before, after);
  expect(fields).toEqual(['title']);
  expect(blocks.map(({ id, what }) => `${id} ${what}`)).toEqual(['c moved', 'b changed', 'e added', 'd removed']);
  expect(diffContents(before, structuredClone(before))).toEqual({ fields: [], blocks: [] });
});

const base = content([block('a'), block('b'), block('c')]);
for (const [name, mine, theirs, expected, conflicts] of [
  [
    'takes each block from whoever touched it',
    [block('a', 'a1'), block('b'), block('c')],
    [block('a'), block('b', 'b2'), block('c')],
    'a1 b2 c',
    [],
  ],
  [
    'keeps what both have added',
    [block('a'), block('x'), block('b'), block('c')],
    [block('a'), block('b'), block('c'), block('y')],
    'a x b c y',
    [],
  ],
  [
    'keeps the order of whoever moved',
    [block('c'), block('a'), block('b')],
    [block('a'), block('b', 'b2'), block('c')],
    'c a b2',
    [],
  ],
  ['lets go what one has taken away', [block('a'), block('c')], [block('a'), block('b'), block('c', 'c2')], 'a c2', []],
  [
    'asks about a block that both have written',
    [block('a', 'a1'), block('b'), block('c')],
    [block('a', 'a2'), block('b'), block('c')],
    'a1 b c',
    ['a'],
  ],
  [
    'loses no words of a block that the other took away',
    [block('b'), block('c')],
    [block('a', 'a2'), block('b'), block('c')],
    'a2 b c',
    ['a'],
  ],
  ['asks nothing where both did the same', [block('a', 'a1')], [block('a', 'a1')], 'a1', []],
] as const) {
  test(`a merge ${name}`, () => {
    const merged = mergeDrafts(base, content(mine), content(theirs));
    expect(said(merged.content)).toBe(expected);
    expect(merged.blocks.map(({ id }) => id)).toEqual(conflicts);
  });
}

test('a merge takes the title of whoever changed it, and asks when both have', () => {
  const named = (title: string) => content(base.blocks, title);
  expect(mergeDrafts(base, named('T'), named('Neu'))).toMatchObject({ content: { title: { de: 'Neu' } }, fields: [] });
  expect(mergeDrafts(base, named('Mein'), named('Neu'))).toMatchObject({
    content: { title: { de: 'Mein' } },
    fields: ['title'],
  });
});

for (const [from, to, expected] of [
  ['alt', '/neu', null],
  ['alt', 'https://example.org/x', null],
  ['alt', '//example.org', 'page_redirect.no_link'],
  ['alt', '/alt', 'page_redirect.circle'],
  ['alt', '/eins', 'page_redirect.circle'],
  ['seite', '/neu', 'page_redirect.is_page'],
] as const) {
  const known = [
    { from: 'eins', to: '/zwei?x=1' },
    { from: 'zwei', to: '/alt' },
  ];
  test(`${from} → ${to} is ${expected ?? 'fine'}`, () =>
    expect(whyNotRedirect({ from, to }, known, new Set(['seite']))).toBe(expected));
}
