import { expect, test } from 'vitest';
import { depthOf, type Move, type Spot, spotAfter, spotAt } from './page-moves.ts';

const page = (id: string, parentId: string | null = null) => ({ id, parentId, isStart: id === 'start' });
/** start, shop (with: sizes, prices), about */
const pages = [page('start'), page('shop'), page('sizes', 'shop'), page('prices', 'shop'), page('about')];

const steps: readonly (readonly [string, string, Move, Spot | null])[] = [
  ['moves up among its own', 'prices', 'up', { parentId: 'shop', position: 0 }],
  ['moves down among its own', 'shop', 'down', { parentId: null, position: 2 }],
  ['stays behind the start page', 'shop', 'up', null],
  ['stays last', 'about', 'down', null],
  ['goes below the one before it, behind those there', 'about', 'in', { parentId: 'shop', position: 2 }],
  ['goes below nothing where nothing is before it', 'sizes', 'in', null],
  ['does not go below the start page', 'shop', 'in', null],
  ['comes out behind what it stood below', 'sizes', 'out', { parentId: null, position: 2 }],
  ['has no way out at the top', 'about', 'out', null],
];
for (const [name, id, move, expected] of steps) {
  test(`a page ${name}`, () => expect(spotAfter(pages, id, move)).toEqual(expected));
}

const drops: readonly (readonly [string, string, string, 'before' | 'behind' | 'below', Spot | null])[] = [
  ['before another', 'about', 'shop', 'before', { parentId: null, position: 1 }],
  ['behind one that stood before it', 'sizes', 'prices', 'behind', { parentId: 'shop', position: 1 }],
  ['below another', 'about', 'shop', 'below', { parentId: 'shop', position: 2 }],
  ['not below itself', 'shop', 'sizes', 'below', null],
  ['not before the start page', 'about', 'start', 'before', null],
];
for (const [name, id, target, where, expected] of drops) {
  test(`a page let go stands ${name}`, () => expect(spotAt(pages, id, { id: target, where })).toEqual(expected));
}

test('the start page stays, and depth is counted', () => {
  expect(spotAfter(pages, 'start', 'down')).toBe(null);
  expect(['start', 'sizes'].map((id) => depthOf(pages, id))).toEqual([0, 1]);
});
