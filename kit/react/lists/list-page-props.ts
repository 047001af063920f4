import type { ReactNode } from 'react';
import type { FilterPanelProps } from './filter-panel.tsx';
import type { ListState } from './list-state.ts';
import type { BulkAction, Column, EmptyWords, Filter, RowAction } from './list-types.ts';

/** The part of a TanStack query that a list looks at. */
type Asked = { readonly isError: boolean; readonly error: unknown; readonly isFetching: boolean; refetch(): unknown };

export type ListPageProps<Row> = {
  title: string;
  state: ListState;
  query: Asked;
  /** Undefined while the first answer is on its way. */
  rows: readonly Row[] | undefined;
  /** All that match, for the count and the pages; leave out for keyset lists. */
  total?: number | undefined;
  /** Keyset lists go on by a button instead of pages. */
  more?: { readonly hasMore: boolean; readonly isLoading: boolean; load(): unknown };
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  /** Where a row leads; the list's own state is kept in the address. */
  pathOf?: (row: Row) => string;
  /** How a row is called, for the labels of its controls. */
  nameOf: (row: Row) => string;
  /** The one primary action of the view. */
  action?: ReactNode;
  filters?: readonly Filter[];
  /** Filters with several values each, in a panel beside the list. */
  panel?: Pick<FilterPanelProps, 'id' | 'sections'>;
  hasSearch?: boolean;
  rowActions?: (row: Row) => readonly RowAction[];
  bulkActions?: readonly BulkAction<Row>[];
  /** What the page says when there is nothing at all yet. */
  empty: EmptyWords;
  /** File name without ending, and all rows that match, not only the page. */
  csv?: { readonly name: string; load(): Promise<readonly Row[]> };
  /** Above the list: tabs, a note. */
  children?: ReactNode;
};
