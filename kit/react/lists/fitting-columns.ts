import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Column } from './list-types.ts';

/** Columns that may be left out: not the first, and none of rank 0. */
const movable = <Row>(columns: readonly Column<Row>[]) => columns.slice(1).filter(({ rank }) => rank !== 0).length;

/** In the order in which they give way: the highest rank first, on a tie the rightmost. */
const givingWay = <Row>(columns: readonly Column<Row>[]) =>
  columns
    .map((column, at) => ({ column, at, rank: column.rank ?? 1 }))
    .slice(1)
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || b.at - a.at);

/** Columns without the least important ones. */
export function mostImportant<Row>(columns: readonly Column<Row>[], leftOut: number): readonly Column<Row>[] {
  const leaving = new Set(
    givingWay(columns)
      .slice(0, leftOut)
      .map(({ column }) => column),
  );
  return columns.filter((column) => !leaving.has(column));
}

/** How many more columns must go for so many pixels to be won, at least one. `widths` are those of the columns shown. */
export function howManyLeave<Row>(shown: readonly Column<Row>[], widths: readonly number[], overflow: number): number {
  let missing = overflow;
  let count = 0;
  for (const { at } of givingWay(shown)) {
    if (missing <= 0) break;
    missing -= widths[at] ?? overflow;
    count++;
  }
  return Math.max(count, 1);
}

const subjectOf = <Row>({ key, rank = 1, asked }: Column<Row>) =>
  `${key}:${rank}:${asked?.data === undefined && !!asked}`;

type Fitting<Row> = {
  readonly columns: readonly Column<Row>[];
  /** Settled widths of the header cells; null while measuring. */
  readonly widths: readonly number[] | null;
};

/**
 * As many columns as fit, by importance. They are measured with the first rows, and again for another width, another set of columns, or once cells
 * that were loading are there: later row changes truncate long cells, and no column appears or disappears while reading.
 */
export function useFittingColumns<Row>(
  frame: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
  hasRows: boolean,
): Fitting<Row> {
  const width = useWidth(frame);
  const [leftOut, setLeftOut] = useState(0);
  const [widths, setWidths] = useState<readonly number[] | null>(null);
  const subject = `${width} ${hasRows} ${columns.map(subjectOf).join(' ')}`;
  const [measured, setMeasured] = useState(subject);
  if (measured !== subject) {
    setMeasured(subject);
    setLeftOut(0);
    setWidths(null);
  }
  const shown = useMemo(() => mostImportant(columns, leftOut), [columns, leftOut]);
  useLayoutEffect(() => {
    if (widths || !hasRows || !frame.current) return;
    const { scrollWidth, clientWidth } = frame.current;
    const heads = [...frame.current.querySelectorAll<HTMLElement>('thead th')];
    const widthOf = (head: HTMLElement) => head.getBoundingClientRect().width;
    if (scrollWidth > clientWidth + 1 && leftOut < movable(columns)) {
      const columnWidths = heads.filter((head) => head.hasAttribute('data-column')).map(widthOf);
      setLeftOut(leftOut + howManyLeave(shown, columnWidths, scrollWidth - clientWidth));
    } else setWidths(heads.map(widthOf));
  });
  return { columns: shown, widths };
}

function useWidth(frame: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}
