import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mostImportant, useFittingColumns } from './fitting-columns.ts';

const columns = [
  { key: 'number', rank: 6 },
  { key: 'customer' },
  { key: 'phone', rank: 3 },
  { key: 'state' },
  { key: 'seen', rank: 3 },
] as const;
const shown = columns.map((column) => ({ ...column, title: column.key, cell: () => null }));
const left = (leftOut: number) =>
  mostImportant(shown, leftOut)
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

test('other rows are measured anew; news in the same ones draw the list once', () => {
  const drawn: number[] = [];
  /** Room for two columns. */
  const element = Object.defineProperties(document.createElement('div'), {
    clientWidth: { value: 200 },
    scrollWidth: { get: () => drawn.at(-1)! * 100 },
  });
  const draw = (content: string) => {
    const fitting = useFittingColumns({ current: element }, shown, content);
    drawn.push(fitting.length);
    return fitting.length;
  };
  const { result, rerender } = renderHook(draw, { initialProps: 'a b' });
  expect(result.current).toBe(2);
  drawn.length = 0;
  rerender('a b');
  expect(drawn).toEqual([2]);
  rerender('a b c');
  expect([result.current, drawn.includes(5)]).toEqual([2, true]);
});
