import type { Ctx, Importer } from '@fachwerk/server/ctx';
import type { StoredImport } from '../store/import-store.ts';
import { lockRow, type StoredRow, saveWorked } from '../store/row-store.ts';
import { problemsOfRow } from './row-problems.ts';

export async function undoRow(
  ctx: Ctx,
  { id, mapping }: StoredImport,
  importer: Importer,
  { number, did, undo }: StoredRow,
): Promise<void> {
  try {
    await ctx.db.transaction(async (db) => {
      const within = { ...ctx, db };
      const row = await lockRow(within, id, number, 'done');
      if (!row) return;
      if (row.undo) await importer.undo(within, row.undo);
      await saveWorked(within, id, { number, state: 'undone', did: row.did, undo: null });
    });
  } catch (error) {
    const problems = problemsOfRow(ctx, error, { mapping, fields: importer.fields });
    await saveWorked(ctx, id, { number, state: 'kept', did, undo, problems });
  }
}
