import { problemsOf } from '@fachwerk/base/problem';
import { reviewProblems } from '../contract.ts';

export const problem = problemsOf(reviewProblems);
