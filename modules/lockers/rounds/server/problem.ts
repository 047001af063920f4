import { problemsOf } from '@fachwerk/base/problem';
import { roundProblems } from '../contract.ts';

export const problem = problemsOf(roundProblems);
