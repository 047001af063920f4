import type { FirstLine, Style } from '../../contract.ts';

/** A file as rows and columns; the first row of a sheet, or what stands for it. */
export type Table = {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** The lines of a file that say something, and where they stand in it, as a spreadsheet counts. */
export type Lines = {
  readonly lines: readonly (readonly string[])[];
  readonly numbers: readonly number[];
};

/** With what could be told about it. `source` is the system it comes from, `mapping` what that says its columns are. */
export type ReadTable = Table & {
  readonly style: Style;
  readonly kind: string | null;
  readonly source: string | null;
  readonly mapping: readonly (string | null)[] | null;
  readonly headingRow: number;
  /** Those that could be the heading; none where the file has no lines to choose from. */
  readonly firstLines: readonly FirstLine[];
  /** Of the rows. */
  readonly numbers: readonly number[];
};

/** Why a file is none of ours. */
export type Unreadable =
  | 'import.unreadable'
  | 'import.empty'
  | 'import.too_many_rows'
  | 'import.too_many_columns'
  | 'import.too_large';

export class UnreadableFile extends Error {
  readonly code: Unreadable;

  constructor(code: Unreadable) {
    super(code);
    this.code = code;
  }
}
