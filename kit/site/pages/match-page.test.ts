import { expect, test } from 'vitest';
import { matchPage } from './match-page.ts';
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
  expect(matchPage(pages, pathname)).toMatchObject({ page: { path }, params });
});

test.each(['/Konto', '/konto/', '/ort', '/ort/', '/ort/%E0%A4%A', '/nirgends', `/ort/${'x'.repeat(600)}`])(
  'there is no page at %s',
  (pathname) => expect(matchPage(pages, pathname)).toBeNull(),
);
