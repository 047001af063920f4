import type { ReactNode } from 'react';
import type { FilterPanelProps } from './filter-panel.tsx';
import type { BulkAction, Column, EmptyWords, Filter, RowAction } from './list-types.ts';
import type { List } from './use-list.ts';

export type ListPageProps<Row> = {
  title: string;
  list: List<Row>;
  columns: readonly Column<Row>[];
  /** Renders rows as tiles instead of a table. */
  tiles?: (rows: readonly Row[]) => ReactNode;
  /** Link of a row; the list's own state is kept in the URL. */
  pathOf?: (row: Row) => string;
  /** Name of a row, for the labels of its controls. */
  nameOf: (row: Row) => string;
  /** The primary action of the view; on a phone its filled button stands in reach of the thumb. */
  action?: ReactNode;
  /** Beside the title, before the action: a choice of what is listed. */
  beside?: ReactNode;
  filters?: readonly Filter[];
  /** Multi-value filters, in a panel beside the list. */
  panel?: Pick<FilterPanelProps, 'id' | 'sections'>;
  hasSearch?: boolean;
  rowActions?: (row: Row) => readonly RowAction[];
  bulkActions?: readonly BulkAction<Row>[];
  /** Text for an empty list without filters. */
  empty: EmptyWords;
  /** Name of the export files, without extension. */
  csv?: string;
  /** Below the list, replacing the "load more" button. */
  foot?: ReactNode;
  /** Above the list: tabs, a note. */
  children?: ReactNode;
};
