import type { CsvValue } from '@fachwerk/base/csv';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** The first column is the most important one: it is the link, and the title of a card on a phone. */
export type Column<Row> = {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Sort name of the endpoint; without it the column cannot be sorted. */
  readonly sort?: string;
  /** For numbers. */
  readonly align?: 'right';
  readonly width?: number;
  /** Importance, 1 is the highest: if not all columns fit, those with the highest rank are hidden. Cards and exports have all of them. */
  readonly rank?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Value in the export; without it the column is omitted there. */
  readonly csv?: (row: Row) => CsvValue;
};

export type Filter = {
  /** As in `useListState`. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

export type RowAction = {
  readonly label: string;
  readonly icon: TablerIcon;
  readonly run: () => void;
  readonly isDanger?: boolean;
  /** Disables the action, with the reason as its tooltip. */
  readonly whyNot?: string | null | undefined;
};

export type BulkAction<Row> = {
  readonly label: (count: number) => string;
  readonly icon: TablerIcon;
  readonly isDanger?: boolean;
  /** The selection is cleared unless it resolves to false. */
  readonly run: (rows: readonly Row[]) => Promise<unknown>;
};

export type EmptyWords = {
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  readonly drawing?: ReactNode;
};
