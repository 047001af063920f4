import type { Ctx, Importer } from '@fachwerk/server/ctx';
import type { StoredImport } from '../store/import-store.ts';
import { listLater, saveFinished } from '../store/later-store.ts';
import { hintsOfRow, problemsOfRow } from './row-problems.ts';

/** So many, then other jobs have their turn: each may wait for somebody else's server. */
const SLICE_ROWS = 10;

/** Does what the first of the written rows have left for later; false where nothing is left. */
export async function finishRows(
  ctx: Ctx,
  { id, mapping }: StoredImport,
  importer: Pick<Importer, 'fields' | 'finish'>,
): Promise<boolean> {
  const rows = await listLater(ctx, id, SLICE_ROWS);
  if (rows.length === 0 || !importer.finish) return false;
  const places = { mapping, fields: importer.fields };
  const laters = rows.map(({ later }) => later);
  try {
    const found = await importer.finish(ctx, laters);
    for (const [at, hints] of found.entries()) await saveFinished(ctx, id, rows[at]!.number, hintsOfRow(hints, places));
  } catch (error) {
    await saveFinished(ctx, id, rows[0]!.number, problemsOfRow(ctx, error, places));
  }
  return true;
}
