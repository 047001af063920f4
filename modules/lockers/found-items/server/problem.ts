import { problemsOf } from '@fachwerk/base/problem';
import { foundItemProblems } from '../contract.ts';

export const problem = problemsOf(foundItemProblems);
