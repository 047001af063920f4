import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Column } from './list-types.ts';

/** The columns without those that are left out first: the highest rank, and of the same rank the one furthest right. The first stays. */
export function mostImportant<Row>(columns: readonly Column<Row>[], leftOut: number): readonly Column<Row>[] {
  const leaving = columns
    .map((column, at) => ({ column, at, rank: column.rank ?? 1 }))
    .slice(1)
    .sort((a, b) => b.rank - a.rank || b.at - a.at)
    .slice(0, leftOut)
    .map(({ column }) => column);
  return columns.filter((column) => !leaving.includes(column));
}

/**
 * As many columns as fit the width there is, by importance: none is cut, and nothing scrolls sideways. `content` says which rows stand there:
 * the same ones with news in them are measured once, as a live list gets some every second.
 */
export function useFittingColumns<Row>(
  frame: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
  content: string | null,
): readonly Column<Row>[] {
  const [leftOut, setLeftOut] = useState(0);
  const width = useWidth(frame);
  // Another width, and other rows, begin anew with all of them.
  const [measured, setMeasured] = useState({ width, content, count: columns.length });
  if (measured.width !== width || measured.content !== content || measured.count !== columns.length) {
    setMeasured({ width, content, count: columns.length });
    setLeftOut(0);
  }
  useLayoutEffect(() => {
    const { scrollWidth = 0, clientWidth = 0 } = frame.current ?? {};
    if (scrollWidth > clientWidth + 1 && leftOut < columns.length - 1) setLeftOut(leftOut + 1);
  });
  return mostImportant(columns, leftOut);
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
