import type { Problem } from '@fachwerk/base/problem';
import { CallProblem } from '../calls/call-problem.ts';

/** A refusal found before anything was sent, in the words the server would use. */
export function refusalAt(
  fields: readonly { readonly path: string; readonly code: string }[],
  say: (code: string) => string,
): Problem {
  const said = fields.map(({ path, code }) => ({ path, code, error: say(code) }));
  return new CallProblem(422, { code: 'input.invalid', error: said[0]?.error ?? '', fields: said });
}
