import type { Endpoint, Input } from '@fachwerk/base/contract';
import { fieldProblemOf } from '@fachwerk/base/field-problem';
import type { ImportRecord } from '@fachwerk/base/import-field';
import { appProblems, Problem, problemsOf } from '@fachwerk/base/problem';
import type { Ctx, Importer, ImportOutcome, ImportUndo } from '@fachwerk/server/ctx';
import { checked } from '@fachwerk/server/http-input';
import * as z from 'zod/mini';
import type { ImportKind } from '../contract-importer.ts';

const problem = problemsOf(appProblems);

/** How a module imports its records; it lists it in `Module.importers`. */
export type KindImporter = Importer & { readonly kind: ImportKind };

/** What the contract of the owner makes of an input, with the same refusals as for a request. */
export function inputOf<E extends Endpoint>(endpoint: E, given: Input<E>): Input<E> {
  return checked(endpoint, given as object) as Input<E>;
}

/** The same for a part of one, where the owner has no call for it. */
export function checkedBy<S extends z.core.$ZodType>(schema: S, given: unknown): z.infer<S> {
  const parsed = z.safeParse(schema, given, { reportInput: true });
  if (!parsed.success) throw problem('input.invalid', {}, { fields: parsed.error.issues.map(fieldProblemOf) });
  return parsed.data;
}

/** What a row has left to take it back with. */
export function parsedUndo<S extends z.core.$ZodType>(schema: S, undo: unknown): z.infer<S> {
  return z.parse(schema, undo);
}

/** The fields of a record that are given, under the names of their owner. */
export function given<T extends object>(record: ImportRecord, names: Readonly<Record<string, string>>): Partial<T> {
  const known = Object.entries(names).flatMap(([field, name]) =>
    record[field] === undefined ? [] : [[name, record[field]]],
  );
  return Object.fromEntries(known) as Partial<T>;
}

/** Empty where nothing is said. */
export const textOf = (value: ImportRecord[string]): string => (typeof value === 'string' ? value : '');

/** A refusal that names no field, at the one that it is about. */
export async function atField<T>(path: string, work: () => Promise<T>, codes = /./): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || error.details.fields || !codes.test(error.code)) throw error;
    const { code, status, params } = error;
    throw new Problem(code, status, params, { fields: [{ path, code, params }] });
  }
}

type KeyOf = (record: ImportRecord) => string | null;

/** How many, from the first on, are about something of their own. */
export function countIndependent(records: readonly ImportRecord[], keyOf: KeyOf): number {
  const said = new Set<string>();
  for (const [at, record] of records.entries()) {
    const key = keyOf(record);
    if (key && said.has(key)) return at;
    if (key) said.add(key);
  }
  return records.length;
}

/** As many at once as have nothing to do with each other: what is about the same as an earlier row sees what that one has left. */
export const independentRows =
  (keyOf: KeyOf, write: Importer['write']): Importer['write'] =>
  async (ctx, records) => {
    const outcomes: (ImportOutcome | Problem)[] = [];
    while (outcomes.length < records.length) {
      const rest = records.slice(outcomes.length);
      outcomes.push(...(await write(ctx, rest.slice(0, countIndependent(rest, keyOf)))));
    }
    return outcomes;
  };

/** For what is written one by one: the rows of a set, in their turn. */
export const eachWritten =
  (write: (ctx: Ctx, record: ImportRecord) => Promise<ImportOutcome>) =>
  async (ctx: Ctx, records: readonly ImportRecord[]): Promise<ImportOutcome[]> => {
    const outcomes: ImportOutcome[] = [];
    for (const record of records) outcomes.push(await write(ctx, record));
    return outcomes;
  };

export const eachUndone =
  (undo: (ctx: Ctx, undo: ImportUndo) => Promise<void>) =>
  async (ctx: Ctx, undos: readonly ImportUndo[]): Promise<null[]> => {
    for (const one of undos) await undo(ctx, one);
    return undos.map(() => null);
  };

/** What comes of it, or the refusal; anything else that is thrown is nobody's answer. */
export async function orProblem<T>(work: () => Promise<T>): Promise<T | Problem> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}
