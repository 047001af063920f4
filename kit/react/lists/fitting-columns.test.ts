import { expect, test } from 'vitest';
import { mostImportant } from './fitting-columns.ts';

const columns = [
  { key: 'number', rank: 6 },
  { key: 'customer' },
  { key: 'phone', rank: 3 },
  { key: 'state' },
  { key: 'seen', rank: 3 },
] as const;
const left = (leftOut: number) =>
  mostImportant(
    columns.map((column) => ({ ...column, title: column.key, cell: () => null })),
    leftOut,
  )
    .map(({ key }) => key)
    .join(' ');

const cases = [
  ['all fit', 0, 'number customer phone state seen'],
  ['of two that matter least the last goes first', 1, 'number customer phone state'],
  ['then the other', 2, 'number customer state'],
  ['then what matters to most, from the right', 3, 'number customer'],
  ['the first stays, whatever its rank', 9, 'number'],
] as const;
for (const [name, leftOut, expected] of cases) test(name, () => expect(left(leftOut)).toBe(expected));
