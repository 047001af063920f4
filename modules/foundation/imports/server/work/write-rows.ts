import { Problem } from '@fachwerk/base/problem';
import type { Ctx, Importer } from '@fachwerk/server/ctx';
import { recordOf } from '../../rules/record.ts';
import type { StoredImport } from '../store/import-store.ts';
import { lockRows, type StoredRow, saveWorked, type WorkedRow } from '../store/row-store.ts';
import { hintsOfRow, inHalves, problemsOfRow } from './row-problems.ts';

/** What is written, what takes it back, and that it is done are there together or not at all. */
export async function writeRows(
  ctx: Ctx,
  of: StoredImport,
  importer: Importer,
  rows: readonly StoredRow[],
): Promise<void> {
  const { mapping, decimal, days } = of;
  const places = { mapping, fields: importer.fields };
  const failed = ({ number }: StoredRow, error: unknown): WorkedRow => {
    const problems = problemsOfRow(ctx, error, places);
    return { number, state: 'failed', did: null, undo: null, problems };
  };
  const write = (some: readonly StoredRow[]) =>
    ctx.db.transaction(async (db) => {
      const within = { ...ctx, db };
      const locked = await lockRows(within, of, some, 'ready');
      const records = locked.map(({ cells }) => recordOf(cells, mapping, importer.fields, { decimal, days }).record);
      const outcomes = locked.length > 0 ? await importer.write(within, records) : [];
      const worked = locked.map((row, at): WorkedRow => {
        const outcome = outcomes[at]!;
        if (outcome instanceof Problem) return failed(row, outcome);
        const { undo, later = null } = outcome.did === 'unchanged' ? { undo: null } : outcome;
        const hints = hintsOfRow(outcome.hints, places);
        return { number: row.number, state: 'done', did: outcome.did, undo, hints, later };
      });
      await saveWorked(within, of.id, 'ready', worked);
      return worked;
    });
  await inHalves(rows, write, async (row, error) => {
    const worked = failed(row, error);
    await saveWorked(ctx, of.id, 'ready', [worked]);
    return worked;
  });
}
