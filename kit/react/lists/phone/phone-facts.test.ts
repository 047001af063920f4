import { expect, test } from 'vitest';
import type { Column } from '../list-types.ts';
import { isTold, phoneFacts } from './phone-facts.ts';

type Shape = Partial<Pick<Column<object>, 'rank' | 'align' | 'phone'>>;
const of = (shapes: Readonly<Record<string, Shape>>) => {
  const columns = Object.entries(shapes).map(([key, shape]) => ({ key, title: key, cell: () => key, ...shape }));
  const { title, value, details } = phoneFacts<object>(columns);
  return [title?.key, value?.key, details.map(({ key }) => key).join(' ')];
};

const cases = [
  [
    'the most important number stands beside the title',
    { number: {}, state: {}, total: { align: 'right', rank: 2 }, paid: { align: 'right', rank: 4 } },
    ['number', 'total', 'state paid'],
  ],
  [
    'without a number it is the most important column',
    { name: {}, phone: { rank: 3 }, state: {} },
    ['name', 'state', 'phone'],
  ],
  [
    'two facts are enough, on a tie from the left',
    { name: {}, a: {}, b: { rank: 2 }, c: { rank: 2 }, d: { rank: 2 } },
    ['name', 'a', 'b c'],
  ],
  [
    'a column may say its place',
    { name: {}, a: {}, b: { rank: 6, phone: 'value' }, c: { rank: 5, phone: 'detail' } },
    ['name', 'b', 'c a'],
  ],
  ['or that it has none', { name: {}, a: { phone: 'none' }, b: {} }, ['name', 'b', '']],
  ['a column alone is the title', { name: {} }, ['name', undefined, '']],
] as const;
for (const [name, shapes, expected] of cases) test(`on a phone ${name}`, () => expect(of(shapes)).toEqual(expected));

const cells = [
  ['a text is told', 'Anna', true],
  ['zero is told', 0, true],
  ['an empty text is not', '', false],
  ['nothing is not', null, false],
] as const;
for (const [name, value, expected] of cells)
  test(`of a fact ${name}`, () => {
    const column = { key: 'a', title: 'a', cell: () => '–', csv: () => value };
    expect(isTold(column, {})).toBe(expected);
  });
