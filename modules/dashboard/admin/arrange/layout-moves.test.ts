import type { Tile } from '@fachwerk/react/tile';
import { expect, test } from 'vitest';
import { including, moved, movedAcross, tilesFor, tilesNamed, without } from './layout-moves.ts';

const tile = (name: string, more: Partial<Tile> = {}): Tile => ({
  name,
  title: `${name}.title`,
  info: `${name}.info`,
  areas: ['content'],
  Tile: () => null,
  ...more,
});
const tiles = [tile('news'), tile('people', { areas: ['content', 'aside'], capability: 'users.manage' }), tile('pins')];
const names = (found: readonly Tile[]) => found.map(({ name }) => name);

test('a list decides what stands in an area, in which order, and unknown names show nothing', () => {
  expect(names(tilesNamed(['pins', 'weather', 'news', 'pins'], tiles))).toEqual(['pins', 'news']);
});

test('a module is offered where it serves the area and the person may see it', () => {
  expect(names(tilesFor('content', tiles, []))).toEqual(['news', 'pins']);
  expect(names(tilesFor('content', tiles, ['users.manage']))).toEqual(['news', 'people', 'pins']);
  expect(names(tilesFor('aside', tiles, ['users.manage']))).toEqual(['people']);
});

const steps = [
  ['goes up past what is not seen', 'pins', -1, ['pins', 'news', 'weather']],
  ['stays first', 'news', -1, ['news', 'weather', 'pins']],
  ['goes down', 'news', 1, ['weather', 'pins', 'news']],
  ['stays last', 'pins', 1, ['news', 'weather', 'pins']],
  ['that is not there goes nowhere', 'people', 1, ['news', 'weather', 'pins']],
] as const;

for (const [name, which, by, expected] of steps) {
  test(`a module ${name}`, () => {
    expect(moved(['news', 'weather', 'pins'], which, by, ['news', 'pins'])).toEqual(expected);
  });
}

test('a module is hidden and comes back to its place', () => {
  const list = ['news', 'weather', 'pins'];
  expect(including(without(list, 'weather'), 'weather', 1)).toEqual(list);
  expect(including(list, 'people')).toEqual([...list, 'people']);
  expect(including(list, 'news')).toEqual(list);
});

test('a module changes sides, and stands there once', () => {
  const layout = { content: ['news', 'people'], aside: ['pins'] };
  expect(movedAcross(layout, 'content', 'people')).toEqual({ content: ['news'], aside: ['pins', 'people'] });
  expect(movedAcross({ content: ['people'], aside: ['people'] }, 'content', 'people')).toEqual({
    content: [],
    aside: ['people'],
  });
});
