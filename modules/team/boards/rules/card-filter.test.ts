import { expect, test } from 'vitest';
import type { Card } from '../contract-card.ts';
import type { Field } from '../contract-field.ts';
import { type CardFilter, isShown } from './card-filter.ts';
import { placeOf, sortAt, stepped } from './place.ts';

const row = (...sorts: string[]) => sorts.map((sort) => ({ id: sort, sort }));
const between = (key: string, before: string, after: string) => key > before && key < after;

test('a card goes between its new neighbours, also within its own column', () => {
  const all = row('A', 'C', 'E', 'G');
  expect(sortAt(all, all, 'new', 0) < 'A').toBe(true);
  expect(between(sortAt(all, all, 'new', 2), 'C', 'E')).toBe(true);
  expect(sortAt(all, all, 'new', 4) > 'G').toBe(true);
  expect(between(sortAt(all, all, 'A', 2), 'E', 'G')).toBe(true);
  expect(sortAt(row(), row(), 'new', 0)).toMatch(/[1-9A-Za-z]$/);
});

test('among filtered cards it goes right behind the one above, whatever is hidden', () => {
  const all = row('A', 'C', 'E', 'G');
  expect(between(sortAt(all, row('C', 'G'), 'new', 1), 'C', 'E')).toBe(true);
  expect(between(sortAt(all, row('C', 'G'), 'new', 0), 'A', 'C')).toBe(true);
});

test('next to two cards that wish for one place it wishes for the same', () => {
  const all = [
    { id: '1', sort: 'V' },
    { id: '2', sort: 'V' },
  ];
  expect(sortAt(all, all, 'new', 1)).toBe('V');
});

test('arrow keys carry a card place by place, and stop at the edges', () => {
  const columns = [
    { id: 'a', items: row('1', '2', '3') },
    { id: 'b', items: row('4') },
  ];
  expect(placeOf(columns, '3')).toEqual({ columnId: 'a', index: 2 });
  const step = (index: number, way: Parameters<typeof stepped>[3], columnId = 'a') => {
    const place = stepped(columns, '3', { columnId, index }, way);
    return `${place.columnId}${place.index}`;
  };
  expect([
    step(2, 'up'),
    step(0, 'up'),
    step(2, 'down'),
    step(2, 'right'),
    step(0, 'left'),
    step(1, 'down', 'b'),
  ]).toEqual(['a1', 'a0', 'a2', 'b1', 'a0', 'b1']);
});

const card = {
  id: 'k',
  title: 'Rückruf {kunde}',
  shortCodes: [{ code: '{kunde}', value: 'Frau Schmitt' }],
  boardCodes: [],
  labels: ['rot'],
  assignees: [],
  dueOn: '2026-11-15',
  values: { nr: 'XK-7', preis: '9.5', seite: 'Links' },
} as unknown as Card;
const none: CardFilter = { words: '', labels: [], people: [], due: null, own: {} };
const field = (id: string, kind: Field['kind']): Field => ({
  id,
  name: id,
  kind,
  choices: ['Links', 'Rechts'],
  isOnFace: true,
});
const fields = [field('nr', 'text'), field('preis', 'number'), field('tag', 'date'), field('seite', 'choice')];
const cases = [
  ['by nothing', {}, true],
  ['by the value of a variable', { words: 'schmitt rück' }, true],
  ['not by other words', { words: 'meier' }, false],
  ['by all of several labels', { labels: ['rot', 'blau'] }, false],
  ['by nobody', { people: ['x', 'nobody'] }, true],
  ['not by somebody else', { people: ['x'] }, false],
  ['as late', { due: 'late' }, true],
  ['as soon, because late is sooner', { due: 'soon' }, true],
  ['not as without a day', { due: 'none' }, false],
  ['by part of an own text', { own: { nr: ['xk'] } }, true],
  ['by a number that is counted, not spelled', { own: { preis: ['9', '10'] } }, true],
  ['not below where numbers begin', { own: { preis: ['9,6', ''] } }, false],
  ['up to a number', { own: { preis: ['', '9,5'] } }, true],
  ['not by a day where there is none', { own: { tag: ['2026-01-01', ''] } }, false],
  ['by one of several choices', { own: { seite: ['Rechts', 'Links'] } }, true],
  ['not by another choice', { own: { seite: ['Rechts'] } }, false],
  ['by a field that is gone', { own: { weg: ['x'] } }, true],
] as const;
for (const [name, filter, expected] of cases) {
  test(`a card is found ${name}`, () =>
    expect(isShown(card, { ...none, ...filter }, fields, '2026-11-16', new Set())).toBe(expected));
}
test('and by what only the server can search', () =>
  expect(isShown(card, { ...none, words: 'meier' }, fields, '2026-11-16', new Set(['k']))).toBe(true));
