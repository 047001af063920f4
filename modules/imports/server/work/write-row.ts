import type { Ctx, Importer } from '@fachwerk/server/ctx';
import { recordOf } from '../../rules/record.ts';
import type { StoredImport } from '../store/import-store.ts';
import { lockRow, type StoredRow, saveWorked } from '../store/row-store.ts';
import { problemsOfRow } from './row-problems.ts';

/** What is written, what takes it back, and that it is done are there together or not at all. */
export async function writeRow(
  ctx: Ctx,
  { id, mapping, decimal, days }: StoredImport,
  importer: Importer,
  { number }: StoredRow,
): Promise<void> {
  try {
    await ctx.db.transaction(async (db) => {
      const within = { ...ctx, db };
      const row = await lockRow(within, id, number, 'ready');
      if (!row) return;
      const { record } = recordOf(row.cells, mapping, importer.fields, { decimal, days });
      const outcome = await importer.write(within, record);
      const undo = outcome.did === 'unchanged' ? null : outcome.undo;
      await saveWorked(within, id, { number, state: 'done', did: outcome.did, undo });
    });
  } catch (error) {
    const problems = problemsOfRow(ctx, error, { mapping, fields: importer.fields });
    await saveWorked(ctx, id, { number, state: 'failed', did: null, undo: null, problems });
  }
}
