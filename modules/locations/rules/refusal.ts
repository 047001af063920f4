import type { FieldProblem } from '@fachwerk/base/problem';
import type { LocationProblem } from '../contract.ts';

/** A "no" with the fields it is about, each with its own sentence. */
export type Refusal = { readonly code: LocationProblem; readonly fields: readonly FieldProblem[] };

/** None when nothing is wrong. */
export function refusalOf(code: LocationProblem, fields: readonly FieldProblem[]): Refusal | null {
  return fields.length > 0 ? { code, fields } : null;
}

export function below(path: string, fields: readonly FieldProblem[]): FieldProblem[] {
  return fields.map((field) => ({ ...field, path: `${path}.${field.path}` }));
}
