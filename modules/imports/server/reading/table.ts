import type { Style } from '../../contract.ts';

/** A file as rows and columns; the first row of a sheet, or what stands for it. */
export type Table = {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** With what could be told about it. `source` is the system it comes from, `mapping` what that says its columns are. */
export type ReadTable = Table & {
  readonly style: Style;
  readonly kind: string | null;
  readonly source: string | null;
  readonly mapping: readonly (string | null)[] | null;
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
