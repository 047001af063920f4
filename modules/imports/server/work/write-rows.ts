import { Problem } from '@fachwerk/base/problem';
import type { Ctx, Importer } from '@fachwerk/server/ctx';
import { recordOf } from '../../rules/record.ts';
import type { StoredImport } from '../store/import-store.ts';
import { lockRows, type StoredRow, saveWorked, type WorkedRow } from '../store/row-store.ts';
import { inHalves, problemsOfRow } from './row-problems.ts';

/** What is written, what takes it back, and that it is done are there together or not at all. */
export async function writeRows(
  ctx: Ctx,
  of: StoredImport,
  importer: Importer,
  rows: readonly StoredRow[],
): Promise<void> {
  const { mapping, decimal, days } = of;
  const failed = ({ number }: StoredRow, error: unknown): WorkedRow => {
    const problems = problemsOfRow(ctx, error, { mapping, fields: importer.fields });
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
        const undo = outcome.did === 'unchanged' ? null : outcome.undo;
        return { number: row.number, state: 'done', did: outcome.did, undo };
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
