/** What a cell is read as. `minutes` is a length of time, `moment` a day with a time by the clock of the house, `addresses` those of a web. */
type ImportFieldKind =
  | 'line'
  | 'text'
  | 'email'
  | 'money'
  | 'number'
  | 'minutes'
  | 'moment'
  | 'yes_no'
  | 'choice'
  | 'list'
  | 'addresses';

/** Something a column of a file can be about. Its name is the text `import.<kind of importer>.<name>`. */
export type ImportField = {
  readonly name: string;
  /** How the refusals of its owner name it, where that is another word. */
  readonly path?: string;
  readonly kind: ImportFieldKind;
  /** A row without it is wrong. */
  readonly isRequired?: true;
  /** Longest text, of a line or a text. */
  readonly most?: number;
  /** Of a choice: each value with the words it is also written as, in small letters. */
  readonly options?: Readonly<Record<string, readonly string[]>>;
  /** How such a column is headed elsewhere, in small letters and digits alone: `artikelnummer`. */
  readonly headings: readonly string[];
};

/** A row, cell by cell as its fields read it. A field is left out where its cell is empty or no column has it: it stays as it is. */
export type ImportRecord = Readonly<Record<string, string | number | boolean | Date | readonly string[] | undefined>>;
