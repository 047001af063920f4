import { Problem } from '@fachwerk/base/problem';
import type { Ctx, Importer, ImportForeseen, ImportOutcome } from '@fachwerk/server/ctx';
import { type CellProblem, recordOf } from '../../rules/record.ts';
import type { StoredImport } from '../store/import-store.ts';
import { listFirstNumbers, type StoredRow, saveChecked } from '../store/row-store.ts';
import { hintsOfRow, inHalves, problemsOfRow } from './row-problems.ts';

/** Carries what a trial found out past the end of its transaction. */
class TakenBack extends Error {
  readonly outcomes: readonly (ImportOutcome | Problem)[];

  constructor(outcomes: readonly (ImportOutcome | Problem)[]) {
    super('a trial is taken back');
    this.outcomes = outcomes;
  }
}

type Tried = ImportForeseen | Problem | readonly CellProblem[];

/** What would come of rows, by all rules there are: foreseen, or written as they would be and taken back. */
export async function tryRows(
  ctx: Ctx,
  of: StoredImport,
  importer: Importer,
  rows: readonly StoredRow[],
): Promise<void> {
  const { id, mapping, decimal, days } = of;
  const style = { decimal, days };
  const read = rows.map((row) => {
    const { record, problems } = recordOf(row.cells, mapping, importer.fields, style);
    return { ...row, record, problems, key: importer.keyOf(record) };
  });
  const firsts = new Map(
    await listFirstNumbers(
      ctx,
      id,
      read.flatMap(({ key }) => key ?? []),
    ),
  );
  const seen = read.map((row) => {
    const twin = row.key === null ? undefined : firsts.get(row.key);
    if (row.key !== null) firsts.set(row.key, Math.min(twin ?? row.number, row.number));
    const isTwin = row.problems.length === 0 && twin !== undefined && twin < row.number;
    return isTwin ? { ...row, problems: [{ column: null, code: 'import.twice', params: { row: twin } }] } : row;
  });
  const sound = seen.filter(({ problems }) => problems.length === 0);
  const refusals = { mapping, fields: importer.fields };
  const outcomes = await inHalves<(typeof sound)[number], Tried>(
    sound,
    (some) =>
      taken(
        ctx,
        importer,
        some.map(({ record }) => record),
      ),
    async (_, error) => problemsOfRow(ctx, error, refusals),
  );
  const found = outcomes.values();
  const checked = seen.map(({ number, cells, key, problems }) => {
    const outcome = problems.length > 0 ? problems : found.next().value!;
    if (outcome instanceof Problem)
      return { number, cells, key, did: null, problems: problemsOfRow(ctx, outcome, refusals), hints: [] };
    return 'did' in outcome
      ? { number, cells, key, did: outcome.did, problems: [], hints: hintsOfRow(outcome.hints, refusals) }
      : { number, cells, key, did: null, problems: outcome, hints: [] };
  });
  await saveChecked(ctx, of, checked);
}

async function taken(
  ctx: Ctx,
  importer: Importer,
  records: Parameters<Importer['write']>[1],
): Promise<readonly Tried[]> {
  const foreseen = await importer.foresee?.(ctx, records);
  if (foreseen) return foreseen;
  try {
    return await ctx.db.transaction(async (db) => {
      throw new TakenBack(await importer.write({ ...ctx, db }, records));
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.outcomes;
    throw error;
  }
}
