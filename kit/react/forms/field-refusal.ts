import { CallProblem } from '../calls/call-problem.ts';

/** A refusal of one field, for a form to show where it belongs. */
export function fieldRefusal(path: string, code: string, sentence: string): CallProblem {
  return new CallProblem(422, { code, error: sentence, fields: [{ path, code, error: sentence }] });
}

/**
 * Puts refusals about one field to that field: `save(…).catch(atFields({ 'user.email_taken': 'email' }))`. A key may also be the
 * part before the dot. Everything else is passed on as it is.
 */
export function atFields(where: Readonly<Record<string, string>>): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof CallProblem)) throw error;
    const path = where[error.code] ?? where[error.code.split('.')[0]!];
    throw path ? fieldRefusal(path, error.code, error.message) : error;
  };
}
