import { expect, test } from 'vitest';
import { differencesOf, sentenceParams } from './sentence.ts';

test('a difference names the fields that changed, nested ones by their path', () => {
  expect(
    differencesOf({
      before: { name: 'Alt', same: 1, place: { row: 1, column: 2 }, gone: 'x' },
      after: { name: 'Neu', same: 1, place: { row: 3, column: 2 }, list: ['a'] },
    }),
  ).toEqual([
    { field: 'name', before: 'Alt', after: 'Neu' },
    { field: 'place.row', before: 1, after: 3 },
    { field: 'gone', before: 'x', after: undefined },
    { field: 'list', before: undefined, after: ['a'] },
  ]);
  expect(differencesOf({ reason: 'x' })).toEqual([]);
});

test('a sentence may name what is simple', () => {
  expect(
    sentenceParams({ data: { reason: 'Test', percent: 20, list: [1] }, lockName: 'Fach 1', locationName: 'Köln' }),
  ).toEqual({
    lock: 'Fach 1',
    lockName: 'Fach 1',
    location: 'Köln',
    locationName: 'Köln',
    reason: 'Test',
    percent: 20,
  });
});
