import type { Ctx, Importer, ImportOutcome } from '@fachwerk/server/ctx';
import { recordOf } from '../../rules/record.ts';
import type { StoredImport } from '../store/import-store.ts';
import { findTwin, type StoredRow, saveChecked } from '../store/row-store.ts';
import { problemsOfRow } from './row-problems.ts';

/** Carries what a trial found out past the end of its transaction. */
class TakenBack extends Error {
  readonly outcome: ImportOutcome;

  constructor(outcome: ImportOutcome) {
    super('a trial is taken back');
    this.outcome = outcome;
  }
}

/** Writes a row as it would be written, by all rules there are, and takes it back. */
export async function tryRow(
  ctx: Ctx,
  of: StoredImport,
  importer: Importer,
  { number, cells }: StoredRow,
): Promise<void> {
  const { id, mapping, decimal, days } = of;
  const { record, problems } = recordOf(cells, mapping, importer.fields, { decimal, days });
  const key = importer.keyOf(record);
  const wrong = (found: typeof problems) => saveChecked(ctx, of, { number, cells, did: null, problems: found, key });
  if (problems.length > 0) return wrong(problems);
  const twin = key === null ? undefined : await findTwin(ctx, id, key, number);
  if (twin !== undefined) return wrong([{ column: null, code: 'import.twice', params: { row: twin } }]);
  try {
    await ctx.db.transaction(async (db) => {
      throw new TakenBack(await importer.write({ ...ctx, db }, record));
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) return wrong(problemsOfRow(ctx, error, { mapping, fields: importer.fields }));
    await saveChecked(ctx, of, { number, cells, did: error.outcome.did, problems: [], key });
  }
}
