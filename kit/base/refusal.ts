import type { FieldProblem } from './problem.ts';

/** A "no" with the fields it is about, each with its own sentence. */
export type Refusal<Code extends string> = { readonly code: Code; readonly fields: readonly FieldProblem[] };

/** None when nothing is wrong. */
export function refusalOf<Code extends string>(code: Code, fields: readonly FieldProblem[]): Refusal<Code> | null {
  return fields.length > 0 ? { code, fields } : null;
}

export function below(path: string, fields: readonly FieldProblem[]): FieldProblem[] {
  return fields.map((field) => ({ ...field, path: `${path}.${field.path}` }));
}
