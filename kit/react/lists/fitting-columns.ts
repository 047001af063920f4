import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Column } from './list-types.ts';

/** Columns that may be left out: not the first, and none of rank 0. */
const movable = <Row>(columns: readonly Column<Row>[]) => columns.slice(1).filter(({ rank }) => rank !== 0).length;

/** Columns without the least important ones: the highest rank first, on a tie the rightmost. */
export function mostImportant<Row>(columns: readonly Column<Row>[], leftOut: number): readonly Column<Row>[] {
  const leaving = columns
    .map((column, at) => ({ column, at, rank: column.rank ?? 1 }))
    .slice(1)
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || b.at - a.at)
    .slice(0, leftOut)
    .map(({ column }) => column);
  return columns.filter((column) => !leaving.includes(column));
}

type Fitting<Row> = {
  readonly columns: readonly Column<Row>[];
  /** Settled widths of the header cells; null while measuring. */
  readonly widths: readonly number[] | null;
};

/**
 * As many columns as fit, by importance. They are measured with the first rows, and again for another width or another set of columns: later row
 * changes truncate long cells, and no column appears or disappears while reading.
 */
export function useFittingColumns<Row>(
  frame: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
  hasRows: boolean,
): Fitting<Row> {
  const width = useWidth(frame);
  const [leftOut, setLeftOut] = useState(0);
  const [widths, setWidths] = useState<readonly number[] | null>(null);
  const subject = `${width} ${hasRows} ${columns.map(({ key, rank = 1 }) => `${key}:${rank}`).join(' ')}`;
  const [measured, setMeasured] = useState(subject);
  if (measured !== subject) {
    setMeasured(subject);
    setLeftOut(0);
    setWidths(null);
  }
  useLayoutEffect(() => {
    if (widths || !hasRows || !frame.current) return;
    const { scrollWidth, clientWidth } = frame.current;
    if (scrollWidth > clientWidth + 1 && leftOut < movable(columns)) setLeftOut(leftOut + 1);
    else setWidths([...frame.current.querySelectorAll('thead th')].map((head) => head.getBoundingClientRect().width));
  });
  return { columns: mostImportant(columns, leftOut), widths };
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
