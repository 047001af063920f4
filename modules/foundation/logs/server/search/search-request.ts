import type { Sql } from '@fachwerk/server/sql';
import type { LogCursor } from '../../contract.ts';

/** What is looked for, in a table that is partitioned by `at` and keyed by company, `at` and id. */
export type Search = {
  readonly table: Sql;
  readonly columns: Sql;
  readonly companyIds: readonly string[];
  /** Walks along this column's own index, one value after the other, instead of along the time of everything. */
  readonly along?: { readonly column: Sql; readonly ids: readonly string[] } | undefined;
  readonly query: { readonly all: string; readonly index: string } | null;
  /** What the words do not say; also what they say, for the columns themselves. */
  readonly where: Sql;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly before?: LogCursor | undefined;
  readonly limit: number;
  /** Goes on to the beginning of time instead of stopping after `REACH_DAYS`. */
  readonly isTireless?: boolean;
};

export type Found<Row> = { readonly rows: Row[]; readonly next: LogCursor | null; readonly searchedTo: Date | null };

export type Keyed = { readonly at: Date; readonly id: string };
