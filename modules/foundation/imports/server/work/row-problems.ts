import type { ImportField } from '@fachwerk/base/import-field';
import { Problem } from '@fachwerk/base/problem';
import type { ImportHint, WorkCtx } from '@fachwerk/server/ctx';
import { isDatabaseGone } from '@fachwerk/server/db';
import type { CellProblem } from '../../rules/record.ts';

type Of = { readonly mapping: readonly (string | null)[]; readonly fields: readonly ImportField[] };

/**
 * A refusal at the cells it is about. What is no refusal is a defect: it goes into the log, and the row into the file of those that
 * failed, so that one row does not stop all others. Without a database nothing can be said.
 */
export function problemsOfRow(ctx: WorkCtx, error: unknown, of: Of): CellProblem[] {
  if (error instanceof Problem) return refused(error, of);
  if (isDatabaseGone(error) || ctx.app.isStrict) throw error;
  ctx.app.log.error({ err: error }, 'a row of an import failed');
  return [{ column: null, code: 'import.defect' }];
}

/** An importer says the name of its field, a contract where the field stands in it. */
function fieldAt(at: string, fields: Of['fields']): ImportField | undefined {
  const parts = at.split('.');
  return fields.find(({ name }) => name === at) ?? fields.find(({ name, path = name }) => parts.includes(path));
}

function refused({ code, params, details }: Problem, { mapping, fields }: Of): CellProblem[] {
  if (!details.fields?.length) return [{ column: null, code, params }];
  return details.fields.map((field) => {
    const said = { code: field.code, ...(field.params && { params: field.params }) };
    return { ...placeOf(fieldAt(field.path, fields), mapping), ...said };
  });
}

/** At the column of its field, or with the name of a field that the file has no column for. */
function placeOf(field: ImportField | undefined, mapping: Of['mapping']): Pick<CellProblem, 'column' | 'field'> {
  const column = field ? mapping.indexOf(field.name) : -1;
  if (column >= 0) return { column };
  return { column: null, ...(field && { field: field.name }) };
}

/** What an importer found worth knowing, at the cells it is about. */
export function hintsOfRow(hints: readonly ImportHint[] | undefined, { mapping, fields }: Of): CellProblem[] {
  return (hints ?? []).map(({ field, about, code, params }) => ({
    ...placeOf(fieldAt(field, fields), mapping),
    ...(about && { about }),
    code,
    ...(params && { params }),
  }));
}

/** What comes of work on all of them at once; where that fails, on each half, until the one that it fails at stands alone. */
export async function inHalves<T, R>(
  all: readonly T[],
  work: (some: readonly T[]) => Promise<readonly R[]>,
  alone: (one: T, error: unknown) => Promise<R>,
): Promise<R[]> {
  if (all.length === 0) return [];
  try {
    return [...(await work(all))];
  } catch (error) {
    if (isDatabaseGone(error)) throw error;
    if (all.length === 1) return [await alone(all[0]!, error)];
    const middle = Math.ceil(all.length / 2);
    const first = await inHalves(all.slice(0, middle), work, alone);
    return [...first, ...(await inHalves(all.slice(middle), work, alone))];
  }
}
