import { CallProblem } from '../calls/call-problem.ts';

type FieldCode = { readonly path: string; readonly code: string };

/** A refusal found before sending, at its fields and in the server's words. */
export function refusalAt(fields: readonly FieldCode[], translate: (code: string) => string): CallProblem {
  const worded = fields.map(({ path, code }) => ({ path, code, error: translate(code) }));
  return new CallProblem(422, { code: 'input.invalid', error: worded[0]?.error ?? '', fields: worded });
}

/** The same for one field. */
export function fieldRefusal(path: string, code: string, sentence: string): CallProblem {
  return refusalAt([{ path, code }], () => sentence);
}

/**
 * Assigns refusals to a field: `save(…).catch(atFields({ 'user.email_taken': 'email' }))`. A key may also be the part before the dot. Other errors
 * are passed on.
 */
export function atFields(where: Readonly<Record<string, string>>): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof CallProblem)) throw error;
    const path = where[error.code] ?? where[error.code.split('.')[0]!];
    throw path ? fieldRefusal(path, error.code, error.message) : error;
  };
}
