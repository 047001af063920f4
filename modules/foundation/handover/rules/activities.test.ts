import { expect, test } from 'vitest';
import { byPerson } from './activities.ts';

const part = (personId: string, personName: string, type: string, count: number, at: string) => ({
  personId,
  personName,
  lastAt: new Date(`2026-11-19T${at}:00Z`),
  group: { type, label: type, count, lines: [] },
});

test('people stand by how much they did, and what they did by how often', () => {
  const people = byPerson([
    part('a', 'Anna Alt', 'lock.edited', 1, '05:00'),
    part('b', 'Bert Blau', 'alert.done', 2, '04:00'),
    part('a', 'Anna Neu', 'alert.done', 4, '06:00'),
    part('c', 'Ada Ach', 'alert.done', 2, '03:00'),
  ]);
  expect(people.map(({ name, count }) => [name, count])).toEqual([
    ['Anna Neu', 5],
    ['Ada Ach', 2],
    ['Bert Blau', 2],
  ]);
  expect(people[0]!.groups.map(({ type }) => type)).toEqual(['alert.done', 'lock.edited']);
  expect(people[0]!.lastAt).toEqual(new Date('2026-11-19T06:00:00Z'));
});
