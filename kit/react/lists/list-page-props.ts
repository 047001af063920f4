import type { ReactNode } from 'react';
import type { FilterPanelProps } from './filter-panel.tsx';
import type { BulkAction, Column, EmptyWords, Filter, RowAction } from './list-types.ts';
import type { List } from './use-list.ts';

export type ListPageProps<Row> = {
  title: string;
  list: List<Row>;
  columns: readonly Column<Row>[];
  /** Draws the rows another way than as a table, such as pictures beside each other. */
  tiles?: (rows: readonly Row[]) => ReactNode;
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
  /** The name of the exported file, without its ending. */
  csv?: string;
  /** Below the list, instead of the button that loads more. */
  foot?: ReactNode;
  /** Above the list: tabs, a note. */
  children?: ReactNode;
};
