import { expect, test } from 'vitest';
import { tidied } from './own-menu.ts';

const cases = [
  ['is as it was sent', { pinned: ['/b', '/a'], hidden: ['/c'] }, { pinned: ['/b', '/a'], hidden: ['/c'] }],
  [
    'has a path once, at its first place',
    { pinned: ['/a', '/b', '/a'], hidden: [] },
    { pinned: ['/a', '/b'], hidden: [] },
  ],
  ['hides once', { pinned: [], hidden: ['/c', '/c'] }, { pinned: [], hidden: ['/c'] }],
  ['does not hide what is pinned', { pinned: ['/a'], hidden: ['/c', '/a'] }, { pinned: ['/a'], hidden: ['/c'] }],
] as const;
for (const [name, { pinned, hidden }, expected] of cases)
  test(`a menu ${name}`, () => expect(tidied({ pinned: [...pinned], hidden: [...hidden] })).toEqual(expected));
