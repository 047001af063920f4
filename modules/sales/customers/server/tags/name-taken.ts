import { problemsOf } from '@fachwerk/base/problem';
import { brokenConstraint } from '@fachwerk/server/db';
import { customerProblems } from '../../contract.ts';

const problem = problemsOf(customerProblems);
const CODE = 'customer_tag.name_taken';

/** Two tags of one name could not be told apart. */
export async function orNameTaken<Value>(write: () => Promise<Value>): Promise<Value> {
  try {
    return await write();
  } catch (error) {
    if (brokenConstraint(error) !== 'tag_name_unique') throw error;
    throw problem(CODE, {}, { fields: [{ path: 'name', code: CODE }] });
  }
}
