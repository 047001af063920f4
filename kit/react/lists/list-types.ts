import type { CsvValue } from '@fachwerk/base/csv';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** The first column is the most important one: it is the link, and the title of a row on a phone. */
export type Column<Row> = {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Sort name of the endpoint; without it the column cannot be sorted. */
  readonly sort?: string;
  /** For numbers. */
  readonly align?: 'right';
  readonly width?: number;
  /**
   * The answer that its cells are drawn from, where that is not the list's own: until it is there they are skeletons, and a failure is said above the
   * list with the way to load it again. Columns are measured again once it is there.
   */
  readonly asked?: LateAnswer;
  /** Importance: if not all columns fit, those with the highest rank are hidden; 0 is never. Exports have all of them. */
  readonly rank?: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** Hidden until a person chooses it. */
  readonly isExtra?: boolean;
  /** Value in the export; without it the column is omitted there. */
  readonly csv?: (row: Row) => CsvValue;
  /** How a spreadsheet shows the value; otherwise derived from the value. */
  readonly format?: 'money' | 'number' | 'day' | 'instant' | 'text';
  /** Adds the column up in the last row of the table. */
  readonly sum?: ColumnSum<Row>;
  /**
   * Place in a row of a phone: `value` beside the title, `detail` below it, `none`. Without it the most important number is the value, and the two
   * next most important columns are details.
   */
  readonly phone?: 'value' | 'detail' | 'none';
  /** In a row of a phone its title stands before a cell that does not say by itself what it counts. */
  readonly isNamed?: true;
};

type LateAnswer = { readonly data: unknown; readonly isError: boolean; refetch(): unknown };

type ColumnSum<Row> = {
  /** Null where the row adds nothing. */
  readonly of: (row: Row) => number | null | undefined;
  /** The sum as text, with its unit. */
  readonly show: (sum: number) => ReactNode;
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
  /** A button of its own on a phone. Without it the only action is that, several are a menu. */
  readonly isMain?: boolean;
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
