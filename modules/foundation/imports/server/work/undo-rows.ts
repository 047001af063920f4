import type { Ctx, Importer } from '@fachwerk/server/ctx';
import type { StoredImport } from '../store/import-store.ts';
import { lockRows, type StoredRow, saveWorked, type WorkedRow } from '../store/row-store.ts';
import { inHalves, problemsOfRow } from './row-problems.ts';

/** Takes back what rows have written; what somebody has worked on since is kept, with what could take it back. */
export async function undoRows(
  ctx: Ctx,
  of: StoredImport,
  importer: Importer,
  rows: readonly StoredRow[],
): Promise<void> {
  const kept = ({ number, did, undo }: StoredRow, error: unknown): WorkedRow => {
    const problems = problemsOfRow(ctx, error, { mapping: of.mapping, fields: importer.fields });
    return { number, state: 'kept', did, undo, problems };
  };
  const undo = (some: readonly StoredRow[]) =>
    ctx.db.transaction(async (db) => {
      const within = { ...ctx, db };
      const locked = await lockRows(within, of, some, 'done');
      const undos = locked.flatMap((row) => (row.undo ? [row.undo] : []));
      const answers = (undos.length > 0 ? await importer.undo(within, undos) : []).values();
      const worked = locked.map((row): WorkedRow => {
        const refusal = row.undo ? answers.next().value : null;
        return refusal ? kept(row, refusal) : { number: row.number, state: 'undone', did: row.did, undo: null };
      });
      await saveWorked(within, of.id, 'done', worked);
      return worked;
    });
  await inHalves(rows, undo, async (row, error) => {
    const worked = kept(row, error);
    await saveWorked(ctx, of.id, 'done', [worked]);
    return worked;
  });
}
