import { type HelpLanguage, type HelpPage, pageOf } from '@fachwerk/help/rules/page';
import { pageOfScreen } from '@fachwerk/help/rules/page-of-screen';
import { childrenOf, plainText, sectionsOf, tokensOf } from '@fachwerk/help/rules/sections';
import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { MENUS } from '../menu.ts';
import { screens } from '../modules.ts';
import { pagesDe } from './pages-de.ts';
import { pagesEn } from './pages-en.ts';
import { pagesRu } from './pages-ru.ts';
import { pictures } from './pictures.ts';

type Token = ReturnType<typeof tokensOf>[number];
const read = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([file, text]) => ({ file, ...pageOf(file, text) }));
const handbook = { de: read(pagesDe), en: read(pagesEn), ru: read(pagesRu) };
const all = Object.values(handbook).flat();
const de = new Map(handbook.de.map((page) => [page.name, page]));

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;
const said = import.meta.glob<Words>(
  [
    '/modules/*/*/texts/{admin*,common,tiles}.{de,en,ru}.ts',
    '/kit/react/texts/*.{de,en,ru}.ts',
    '../texts/{app,arrange}.{de,en,ru}.ts',
  ],
  { eager: true },
);
/** What stands on a screen in a language. A Russian reader meets English where a screen does not speak Russian. */
function namesIn(language: HelpLanguage): Set<string> {
  const files = Object.entries(said).filter(([file]) => file.endsWith(`.${language}.ts`));
  return new Set(files.flatMap(([, file]) => Object.values(file).flatMap((words) => Object.values(words))));
}
const names = { de: namesIn('de'), en: namesIn('en'), ru: new Set([...namesIn('ru'), ...namesIn('en')]) };

const within = (token: Token): Token[] => [token, ...(childrenOf(token) ?? []).flatMap(within)];
const tokens = (page: HelpPage) => tokensOf(page).flatMap(within);
const each = (find: (page: HelpPage) => readonly string[]) =>
  all.flatMap((page) => find(page).map((what) => `${page.name}.${page.language}: ${what}`));

const isScreen = (path: string) => screens.some((screen) => matchPath(screen.path, path));

test('every entry of every menu has its page, in German and in English', () => {
  const paths = new Set(
    Object.values(MENUS)
      .flatMap((groups) => groups.flatMap(({ items }) => items))
      .map(({ path }) => path),
  );
  const built = [...paths].filter((path) => path === '/logout' || isScreen(path));
  expect(built.length).toBeGreaterThan(40);
  for (const pages of [handbook.de, handbook.en]) {
    expect(built.filter((path) => !pageOfScreen(pages, path))).toEqual([]);
  }
});

test('a page has one name in the house, and one screen leads to one page', () => {
  const twice = (list: readonly string[]) => list.filter((one, at) => list.indexOf(one) !== at);
  for (const pages of Object.values(handbook)) {
    expect(twice(pages.map(({ name }) => name))).toEqual([]);
    expect(twice(pages.flatMap((page) => page.screens ?? []))).toEqual([]);
  }
});

test('the other languages say of each page what German says', () => {
  const facts = ({ name, group, screens, needs, kinds, part, file }: (typeof all)[number]) => ({
    name,
    group,
    screens,
    needs,
    kinds,
    part,
    folder: file.slice(0, file.lastIndexOf('/')),
  });
  expect(handbook.en.map(({ name }) => name).sort()).toEqual([...de.keys()].sort());
  const firstSteps = handbook.de.filter(({ group }) => group === 'first-steps');
  expect(handbook.ru.map(({ name }) => name).sort()).toEqual(firstSteps.map(({ name }) => name).sort());
  for (const page of all) {
    const german = de.get(page.name)!;
    expect(facts(page)).toEqual(facts(german));
    expect(sectionsOf(page).length, `headings of ${page.name}.${page.language}`).toBe(sectionsOf(german).length);
  }
});

test('every page has a picture, and every picture a page', () => {
  expect(Object.keys(pictures).sort()).toEqual([...de.keys()].sort());
});

test('every address of a page is a screen', () => {
  const isThere = (path: string) =>
    path === '/logout' || isScreen(path) || screens.some((screen) => screen.path.startsWith(`${path}/`));
  expect(each(({ screens: own = [], needs = [] }) => [...own, ...needs].filter((path) => !isThere(path)))).toEqual([]);
});

test('every link leads to a screen or a page', () => {
  const leads = (href: string) => {
    const [, name, , id] = /^\/admin\/help\/([a-z-]+)(#(.+))?$/.exec(href) ?? [];
    return name ? de.has(name) && !id : isScreen(href);
  };
  const links = (page: HelpPage) =>
    tokens(page).flatMap((token) => (token.type === 'link' ? [String(token.href)] : []));
  expect(each((page) => links(page).filter((href) => !leads(href)))).toEqual([]);
});

test('what is in bold is said so on a screen', () => {
  const bold = (page: HelpPage) =>
    tokens(page)
      .filter(({ type }) => type === 'strong')
      .map(plainText);
  expect(each((page) => bold(page).filter((words) => !names[page.language].has(words)))).toEqual([]);
});

test('a page holds nothing but what is drawn, and no heading twice', () => {
  const drawn = /^(space|heading|paragraph|list|list_item|text|strong|em|codespan|link|blockquote|table|escape|br)$/;
  expect(each((page) => tokens(page).flatMap(({ type }) => (drawn.test(type) ? [] : [type])))).toEqual([]);
  expect(
    each((page) =>
      tokens(page).flatMap((token) => (token.type === 'heading' && ![2, 3].includes(token.depth) ? [token.raw] : [])),
    ),
  ).toEqual([]);
  expect(
    each((page) => {
      const ids = sectionsOf(page).map(({ id }) => id);
      return ids.filter((id, at) => ids.indexOf(id) !== at);
    }),
  ).toEqual([]);
});
