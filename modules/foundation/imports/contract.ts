import { ask, type CapabilityCatalog, change, stream } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { FileAnswer, Instant, line, Nothing, Upload } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

/** 100,000 rows of a shop's own words are some 20 MB. */
export const MOST_FILE_BYTES = 25 * 1024 * 1024;
export const MOST_ROWS = 100_000;
export const MOST_COLUMNS = 200;
/** Of one cell; one more than any field takes, so that what was cut off is refused as too long. */
export const MOST_CELL_CHARACTERS = 20_001;

/**
 * `reading` the file, `unreadable` where it is none of ours, `mapping` while the columns are assigned, `checking` every row by a trial,
 * `checked` and waiting for the word, `running`, `done`, `undoing`, `undone`.
 */
export const ImportState = z.enum([
  'reading',
  'unreadable',
  'mapping',
  'checking',
  'checked',
  'running',
  'done',
  'undoing',
  'undone',
]);
export type ImportState = z.infer<typeof ImportState>;

/** `ready` passed the trial, `wrong` did not; `kept` was changed by somebody since, and is not taken back. */
export const RowState = z.enum(['unchecked', 'ready', 'wrong', 'done', 'failed', 'undone', 'kept']);
export type RowState = z.infer<typeof RowState>;

/** What a row does, or has done. */
export const RowOutcome = z.enum(['new', 'changed', 'unchanged']);
export type RowOutcome = z.infer<typeof RowOutcome>;

/** How the file writes numbers and days. */
export const Style = z.object({ decimal: z.enum([',', '.']), days: z.enum(['dmy', 'mdy']) });
export type Style = z.infer<typeof Style>;

/** What each column is about; null: it is left out. */
const Mapping = z.array(z.nullable(line(60, 1))).check(z.maxLength(MOST_COLUMNS));

export const Counts = z.object({
  all: z.int(),
  unchecked: z.int(),
  wrong: z.int(),
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  done: z.int(),
  failed: z.int(),
  undone: z.int(),
  kept: z.int(),
  /** Rows with a hint. */
  hinted: z.int(),
  /** Written rows for which something is still fetched. */
  pending: z.int(),
});
export type Counts = z.infer<typeof Counts>;

/** One of the first lines of a file, in short; `row` as a spreadsheet counts. */
export const FirstLine = z.object({ row: z.int(), text: z.string() });
export type FirstLine = z.infer<typeof FirstLine>;

export const Import = z.object({
  id: z.uuid(),
  /** Null until it is known what the file holds. */
  kind: z.nullable(z.string()),
  kindName: z.string(),
  /** The system the file comes from, where its columns gave it away. */
  source: z.nullable(z.string()),
  fileName: z.string(),
  state: ImportState,
  /** Why it is unreadable or has stopped, in the reader's language; empty otherwise. */
  reason: z.string(),
  headers: z.array(z.string()),
  /** The line of the file that the headers stand in, and those that can be chosen instead. */
  headingRow: z.int(),
  firstLines: z.array(FirstLine),
  mapping: Mapping,
  style: Style,
  counts: Counts,
  createdAt: Instant,
  createdBy: z.string(),
  endedAt: z.nullable(Instant),
  /** Until then it can be taken back; afterwards its rows are forgotten. */
  forgottenAt: Instant,
});
export type Import = z.infer<typeof Import>;

/** `column` is null where it is about the whole row. */
const RowRemark = z.object({ column: z.nullable(z.int()), sentence: z.string() });

export const ImportRow = z.object({
  /** As a spreadsheet counts. */
  number: z.int(),
  cells: z.array(z.string()),
  state: RowState,
  did: z.nullable(RowOutcome),
  problems: z.array(RowRemark),
  /** Worth knowing; the row is written all the same. */
  hints: z.array(RowRemark),
});
export type ImportRow = z.infer<typeof ImportRow>;

export const ImportKind = z.object({
  kind: z.string(),
  name: z.string(),
  fields: z.array(z.object({ name: z.string(), label: z.string(), isRequired: z.boolean() })),
});
export type ImportKind = z.infer<typeof ImportKind>;

export const importCapabilities = {
  /** What may be imported is said by the capability to edit it by hand. Never for guests: the work goes on when they have left. */
  'imports.use': {
    roles: ['administrator', 'management', 'staff', 'technician', 'support', 'editor'],
    isOwnStaffOnly: true,
  },
} as const satisfies CapabilityCatalog;

export const importProblems = {
  'import.unknown': 404,
  'import.row_unknown': 404,
  'import.kind_unknown': 422,
  'import.not_now': 409,
  'import.too_many_open': 409,
  'import.heading_unknown': 422,
  'import.mapping_wrong': 422,
  'import.nothing_ready': 409,
  'import.nothing_failed': 409,
  'import.unreadable': 422,
  'import.empty': 422,
  'import.too_many_rows': 422,
  'import.too_many_columns': 422,
  'import.too_large': 422,
  'import.not_allowed': 403,
  'import.twice': 422,
} as const satisfies ProblemCatalog;
export type ImportProblem = keyof typeof importProblems;

/** A line takes a byte at least. */
const LAST_ROW = MOST_FILE_BYTES;
const access = 'staff:imports.use';
const one = { id: z.uuid() };

export const importApi = {
  kinds: ask({
    method: 'GET',
    path: '/private/import-kinds',
    access,
    summary: 'What the caller may import, with the fields of each.',
    input: z.object({}),
    output: z.object({ kinds: z.array(ImportKind) }),
  }),
  list: ask({
    method: 'GET',
    path: '/private/imports',
    access,
    summary: 'The imports of the company whose kind the caller may edit, newest first.',
    input: z.object({ before: z.optional(z.uuid()) }),
    output: z.object({ imports: z.array(Import), next: z.nullable(z.uuid()) }),
  }),
  upload: change({
    method: 'POST',
    path: '/private/imports',
    access,
    repeats: 'key',
    summary: 'Takes a file in; it is read beside the requests.',
    body: 'multipart',
    mostFileBytes: MOST_FILE_BYTES,
    input: z.object({ kind: z.optional(line(40)), file: Upload }),
    output: Import,
  }),
  find: ask({
    method: 'GET',
    path: '/private/import/:id',
    access,
    summary: 'One import and how far it is.',
    input: z.object(one),
    output: Import,
  }),
  rows: ask({
    method: 'POST',
    path: '/private/import/:id/rows',
    access,
    summary: 'Rows of an import, in the order of the file.',
    input: z.object({
      ...one,
      only: z.optional(z.enum(['wrong', 'hinted', ...RowOutcome.options])),
      after: z._default(z.int().check(z.minimum(0), z.maximum(LAST_ROW)), 0),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
    }),
    output: z.object({ rows: z.array(ImportRow), next: z.nullable(z.int()) }),
  }),
  chooseHeading: change({
    method: 'POST',
    path: '/private/import/:id/heading',
    access,
    repeats: 'same',
    summary: 'Reads the file once more with another of its first lines as the heading.',
    input: z.object({ ...one, row: z.int().check(z.minimum(1), z.maximum(LAST_ROW)) }),
    output: Import,
  }),
  saveMapping: change({
    method: 'POST',
    path: '/private/import/:id/mapping',
    access,
    repeats: 'same',
    summary:
      'Says what the columns are about, remembers it for files with the same heading, and begins the trial of all rows.',
    input: z.object({ ...one, kind: line(40, 1), mapping: Mapping, style: Style }),
    output: Import,
  }),
  fixCell: change({
    method: 'POST',
    path: '/private/import/:id/row/:number',
    access,
    repeats: 'same',
    summary: 'Writes another value into a cell; the row is tried once more.',
    input: z.object({
      ...one,
      number: z.coerce.number().check(z.int(), z.minimum(2), z.maximum(LAST_ROW)),
      column: z.int().check(z.minimum(0), z.maximum(MOST_COLUMNS)),
      value: z.string().check(z.maxLength(MOST_CELL_CHARACTERS)),
    }),
    output: ImportRow,
  }),
  start: change({
    method: 'POST',
    path: '/private/import/:id/start',
    access,
    repeats: 'once',
    summary: 'Writes every row that passed the trial.',
    input: z.object(one),
    output: Import,
  }),
  stop: change({
    method: 'POST',
    path: '/private/import/:id/stop',
    access,
    repeats: 'same',
    summary: 'Writes no further row; what is written stays and can be undone.',
    input: z.object(one),
    output: Import,
  }),
  undo: change({
    method: 'POST',
    path: '/private/import/:id/undo',
    access,
    repeats: 'once',
    summary: 'Takes every written row back, the last one first; what somebody has changed since is kept.',
    input: z.object(one),
    output: Import,
  }),
  failed: ask({
    method: 'GET',
    path: '/private/import/:id/failed',
    access,
    summary: 'The rows that were not written, as a file with the reasons, which can be imported again.',
    input: z.object(one),
    output: FileAnswer,
  }),
  remove: change({
    method: 'POST',
    path: '/private/import/:id/delete',
    access,
    repeats: 'same',
    summary: 'Forgets an import that has written nothing.',
    input: z.object(one),
    output: Nothing,
  }),
};

/** An import is further; screens ask again. */
export const importStream = stream({
  name: 'imports',
  access,
  audience: 'company',
  event: z.object({ type: z.literal('imports') }),
});
