import type { Tile } from '@fachwerk/react/tile';
import { expect, test } from 'vitest';
import {
  besideEachOther,
  including,
  moved,
  movedAcross,
  movedTo,
  tilesFor,
  tilesNamed,
  without,
} from './layout-moves.ts';

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
  expect(names(tilesFor('content', tiles, { capabilities: [] }))).toEqual(['news', 'pins']);
  expect(names(tilesFor('content', tiles, { capabilities: ['users.manage'] }))).toEqual(['news', 'people', 'pins']);
  expect(names(tilesFor('aside', tiles, { capabilities: ['users.manage'] }))).toEqual(['people']);
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

test('a module is laid where it was dropped, past what is not seen', () => {
  const list = ['news', 'weather', 'pins', 'people'];
  const seen = ['news', 'pins', 'people'];
  expect(movedTo(list, 'news', 2, seen)).toEqual(['weather', 'pins', 'people', 'news']);
  expect(movedTo(list, 'people', 0, seen)).toEqual(['people', 'news', 'weather', 'pins']);
  expect(movedTo(list, 'pins', 1, seen)).toEqual(list);
});

const halves = [
  ['two that follow each other', ['a', 'b', 'c'], ['a', 'b'], ['a', 'b']],
  ['one alone has the whole width', ['a', 'b', 'c'], ['a', 'c'], []],
  ['of three in a row the third has the whole width', ['a', 'b', 'c'], ['a', 'b', 'c'], ['a', 'b']],
  ['four are two rows', ['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd']],
] as const;

for (const [name, seen, half, expected] of halves) {
  test(`side by side: ${name}`, () => expect([...besideEachOther(seen, half)]).toEqual(expected));
}

test('a module is hidden and comes back to its place', () => {
  const list = ['news', 'weather', 'pins'];
  expect(including(without(list, 'weather'), 'weather', 1)).toEqual(list);
  expect(including(list, 'people')).toEqual([...list, 'people']);
  expect(including(list, 'news')).toEqual(list);
});

test('a module changes sides, and stands there once', () => {
  const layout = { content: ['news', 'people'], aside: ['pins'], halves: ['people'] };
  expect(movedAcross(layout, 'content', 'people')).toEqual({ ...layout, content: ['news'], aside: ['pins', 'people'] });
  expect(movedAcross({ ...layout, content: ['people'], aside: ['people'] }, 'content', 'people')).toEqual({
    ...layout,
    content: [],
    aside: ['people'],
  });
});
