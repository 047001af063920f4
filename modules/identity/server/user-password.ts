import { problemsOf } from '@fachwerk/base/problem';
import { identityProblems } from '../contract.ts';
import { type PasswordOwner, whyNotPassword } from '../rules/password.ts';
import { hashPassword } from './password-hash.ts';

const problem = problemsOf(identityProblems);

/** The hash of a password that an administrator chose for somebody; it has to pass the same rule as one's own. */
export async function hashedFor(password: string, owner: PasswordOwner): Promise<string> {
  const refusal = whyNotPassword(password, owner);
  if (refusal) throw problem(refusal);
  return hashPassword(password);
}
