import { expect, test } from 'vitest';
import { nearestPlaces } from './nearest-places.ts';

const places = [
  { name: 'Start', path: '/' },
  { name: 'Über uns', path: '/ueber-uns' },
  { name: 'Feiern', path: '/feiern' },
  { name: 'Sommerfest', path: '/feiern/sommerfest' },
];

test.each([
  ['a typing mistake', '/feirn', ['/feiern']],
  ['capital letters and umlauts', '/%C3%9Cber-Uns', ['/ueber-uns']],
  ['the name of a page below', '/sommerfest', ['/feiern/sommerfest']],
  ['an old ending', '/ueber-uns.html', ['/ueber-uns']],
  ['something else', '/wp-login.php', []],
  ['half an address', '/%E0%A4%A', []],
  ['nearly nothing', '/a', []],
] as const)('%s', (_, wanted, expected) => {
  expect(nearestPlaces(wanted, places).map(({ path }) => path)).toEqual(expected);
});
