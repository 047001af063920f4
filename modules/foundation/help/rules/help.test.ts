import { expect, test } from 'vitest';
import { isFor, pageOf } from './page.ts';
import { pageOfScreen, screenAddress } from './page-of-screen.ts';
import { type IndexedPage, type Piece, searchPages } from './search.ts';
import { sectionsOf } from './sections.ts';

function written(name: string, head: string, body = ''): IndexedPage {
  const page = pageOf(`/modules/x/help/${name}.de.md`, `---\nsummary: Kurz\ngroup: every-day\n${head}\n---\n${body}`);
  return { ...page, sections: sectionsOf(page) };
}

const opening = '## Fach öffnen\n\nMit **Öffnen** geht die Tür auf.\n\n## Größe ändern\n\nNur, solange es frei ist.\n';
const pages = [
  written('boxes', 'title: Schlösser\nscreens: /admin/locks', opening),
  written('orders', 'title: Aufträge\nscreens: /admin/orders, /admin/orders-list', 'Rechnungen und die Tür zum Lager.'),
  written(
    'setup',
    'title: Aufträge einrichten\nscreens: /admin/orders/setup',
    '1. Erst das eine.\n2. Dann das andere.',
  ),
];

const searches = [
  ['a word by its beginning', 'rech', ['orders']],
  ['nothing in the middle of a word', 'nungen', []],
  ['an umlaut', 'ÖFFNEN', ['boxes']],
  ['an umlaut spelled out', 'oeffnen', ['boxes']],
  ['an umlaut left out', 'offnen', ['boxes']],
  ['ß as ss', 'groesse', ['boxes']],
  ['all words, in any order', 'tür öffnen', ['boxes']],
  ['what is in the title before what is in the text', 'auftr', ['orders', 'setup']],
  ['words of a list', 'andere', ['setup']],
  ['swapped letters', 'Shclösser', ['boxes']],
  ['a wrong letter beside a right word', 'tür öffnem', ['boxes']],
  ['nothing where one word is nowhere', 'tür kamel', []],
  ['nothing for nothing', ' .', []],
] as const;
for (const [name, typed, expected] of searches) {
  test(`a search finds ${name}`, () =>
    expect(searchPages(pages, typed).map(({ page }) => page.name)).toEqual(expected));
}

test('a hit names the place and marks the words there', () => {
  const [hit] = searchPages(pages, 'tür öffnen');
  expect(hit!.section).toMatchObject({ id: 'fach-offnen', heading: 'Fach öffnen' });
  const marked = (of: readonly Piece[]) => of.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('');
  expect(marked(hit!.excerpt)).toBe('Mit [Öffnen] geht die [Tür] auf.');
  const far = written('far', 'title: Weit', `${'Wort '.repeat(60)}Ziel ${'Wort '.repeat(60)}`);
  expect(marked(searchPages([far], 'ziel')[0]!.excerpt)).toMatch(/^… Wort .*\[Ziel\] Wort .* …$/);
});

const addresses = [
  ['a screen', '/admin/orders', 'orders'],
  ['another look at it', '/admin/orders-list', 'orders'],
  ['a record in it', '/admin/orders/0199d2a4-7b1c', 'orders'],
  ['the closest of two', '/admin/orders/setup', 'setup'],
  ['a name that only begins alike', '/admin/orders-new', undefined],
] as const;
for (const [name, pathname, expected] of addresses) {
  test(`the page of ${name}`, () => expect(pageOfScreen(pages, screenAddress(pathname))?.name).toBe(expected));
}

test('the address that is asked for holds nothing of a person', () => {
  expect(screenAddress('/chat/admin/7/gast@example.org/geheim')).toBe('/chat/admin');
});

const readers = [
  ['who may open its screen', 'screens: /admin/locks', true],
  ['who may open one of several', 'screens: /admin/users, /admin/locks', true],
  ['nobody who may open none', 'screens: /admin/users', false],
  ['whoever has what it needs', 'needs: /admin/locks', true],
  ['everybody, where nothing is needed', 'part: release-notes', true],
  ['no other kind of company', 'needs: /admin/locks\nkinds: franchisor, franchisee', false],
] as const;
for (const [name, head, expected] of readers) {
  test(`a page is for ${name}`, () => {
    const reader = { kind: 'merchant', mayOpen: (path: string) => path === '/admin/locks' } as const;
    expect(isFor(written('x', `title: X\n${head}`), reader)).toBe(expected);
  });
}

const refused = ['title:', 'title: X\ngroup: nowhere', 'title: X\nscreens: admin/orders', 'title: X\nwho: me', ''];
for (const head of refused) {
  test(`a page that says ${JSON.stringify(head)} of itself is none`, () => expect(() => written('x', head)).toThrow());
}
