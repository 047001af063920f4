import type { ReactNode } from 'react';
import type { Column } from './list-types.ts';
import type { List } from './use-list.ts';

/** What was added up: everything that matches, the rows in the browser, or the selected rows. */
type Extent = 'all' | 'loaded' | 'selected';
export type ListSums = { readonly extent: Extent; readonly byColumn: ReadonlyMap<string, ReactNode> };

/** Sums of the columns that declare one; null without such a column, or with a single row. */
export function sumsOf<Row>(
  list: Pick<List<Row>, 'rows' | 'sums' | 'loaded'>,
  columns: readonly Column<Row>[],
  selected: readonly Row[] = [],
): ListSums | null {
  const isOfSelected = selected.length > 1;
  const rows = isOfSelected ? selected : (list.loaded?.rows ?? list.rows ?? []);
  if (rows.length < 2) return null;
  const isWhole = list.loaded?.isWhole ?? false;
  let extent: Extent = isOfSelected ? 'selected' : 'all';
  const byColumn = new Map<string, ReactNode>();
  for (const { key, sum } of columns) {
    if (!sum) continue;
    const told = isOfSelected ? undefined : list.sums?.[key];
    if (told === undefined && !isOfSelected && !isWhole) extent = 'loaded';
    byColumn.set(key, sum.show(told ?? rows.reduce((total, row) => total + (sum.of(row) ?? 0), 0)));
  }
  return byColumn.size > 0 ? { extent, byColumn } : null;
}
