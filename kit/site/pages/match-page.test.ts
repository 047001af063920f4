import { expect, test } from 'vitest';
import { matchPages } from './match-page.ts';
import { page } from './page.ts';

const View = () => null;
const at = (path: `/${string}`) =>
  page({ path, load: async () => ({}), title: () => path, view: async () => ({ View }) });
const pages = [at('/'), at('/ort/:id'), at('/ort/neu'), at('/ort/:id/:zeit'), at('/konto')];

const cases = [
  ['/', '/', {}],
  ['/konto', '/konto', {}],
  ['/ort/7', '/ort/:id', { id: '7' }],
  ['/ort/neu', '/ort/neu', {}],
  ['/ort/a%2Fb', '/ort/:id', { id: 'a/b' }],
  ['/ort/7/jetzt', '/ort/:id/:zeit', { id: '7', zeit: 'jetzt' }],
] as const;

test.each(cases)('%s is the page %s', (pathname, path, params) => {
  expect(matchPages(pages, pathname, 'a')[0]).toMatchObject({ page: { path }, params });
});

test('a kind of company has its own page where there is one, and no page of another kind', () => {
  const own = { ...at('/'), kinds: ['b'] };
  const all = [...pages, own, { ...at('/laden'), kinds: ['b'] }];
  expect(matchPages(all, '/', 'b')[0]?.page).toBe(own);
  expect(matchPages(all, '/', 'a')[0]?.page).toBe(pages[0]);
  expect(matchPages(all, '/laden', 'b')).toHaveLength(1);
  expect(matchPages(all, '/laden', 'a')).toEqual([]);
});

test.each(['/Konto', '/konto/', '/ort', '/ort/', '/ort/%E0%A4%A', '/nirgends', `/ort/${'x'.repeat(600)}`])(
  'there is no page at %s',
  (pathname) => expect(matchPages(pages, pathname, 'a')).toEqual([]),
);
