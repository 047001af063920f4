import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { howManyLeave, mostImportant, useFittingColumns } from './fitting-columns.ts';

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

const leaving = [
  ['one is enough', 50, 1],
  ['several at once', 150, 2],
  ['all that may', 5000, 4],
  ['at least one', 0, 1],
] as const;
for (const [name, overflow, expected] of leaving)
  test(`so that the rest fits, ${name}`, () =>
    expect(howManyLeave(shown, [80, 90, 100, 70, 60], overflow)).toBe(expected));

test('columns are measured with the first rows; longer news in them leave no column out', () => {
  let columnWidth = 100;
  const drawn: number[] = [];
  const element = Object.defineProperties(document.createElement('div'), {
    clientWidth: { value: 200 },
    scrollWidth: { get: () => drawn.at(-1)! * columnWidth },
  });
  const draw = (hasRows: boolean) => {
    const fitting = useFittingColumns({ current: element }, shown, hasRows);
    drawn.push(fitting.columns.length);
    return fitting;
  };
  const { result, rerender } = renderHook(draw, { initialProps: false });
  expect(result.current).toMatchObject({ columns: shown, widths: null });
  rerender(true);
  expect(result.current.columns).toHaveLength(2);
  expect(result.current.widths).not.toBeNull();
  columnWidth = 180;
  drawn.length = 0;
  rerender(true);
  expect(drawn).toEqual([2]);
});

test('columns are measured again once what was loading in their cells is there', () => {
  let columnWidth = 60;
  const element = Object.defineProperties(document.createElement('div'), {
    clientWidth: { value: 200 },
    scrollWidth: { get: () => 3 * columnWidth },
  });
  const figures = (isLoading: boolean) => {
    const asked = { data: isLoading ? undefined : {}, isError: false, refetch: () => undefined };
    return shown.slice(0, 3).map((column) => ({ ...column, asked }));
  };
  const { result, rerender } = renderHook(
    (isLoading: boolean) => useFittingColumns({ current: element }, figures(isLoading), true),
    { initialProps: true },
  );
  expect(result.current.columns).toHaveLength(3);
  columnWidth = 80;
  rerender(false);
  expect(result.current.columns.length).toBeLessThan(3);
});
