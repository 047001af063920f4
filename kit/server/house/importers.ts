import type { ImportField, ImportRecord } from '@fachwerk/base/import-field';
import type { Ctx } from './ctx.ts';

/** What a row has done. `undo` is what takes it back, as JSON; none where nothing was done. */
export type ImportOutcome =
  | { readonly did: 'unchanged' }
  | { readonly did: 'new' | 'changed'; readonly undo: Readonly<Record<string, unknown>> };

/**
 * What can be imported, said by whoever knows how it is written. Each row is a transaction of its own, in the name of the person who
 * started the import; a trial is the same write, taken back. A refusal is a `Problem`; a field in it ends with the name of an `ImportField`.
 */
export type Importer = {
  /** Its name is the text `import.kind.<kind>`. */
  readonly kind: string;
  /** What it takes to write such a thing by hand. */
  readonly capability: string;
  readonly fields: readonly ImportField[];
  /** Which record a row is about, so that no file says two things of one; null where nothing can be said. */
  readonly keyOf: (record: ImportRecord) => string | null;
  readonly write: (ctx: Ctx, record: ImportRecord) => Promise<ImportOutcome>;
  /** Takes back what `write` said; a `Problem` where somebody has worked on it since. */
  readonly undo: (ctx: Ctx, undo: Readonly<Record<string, unknown>>) => Promise<void>;
};
