import { problemsOf } from '@fachwerk/base/problem';
import { pinProblems } from '../contract.ts';

export const problem = problemsOf(pinProblems);
