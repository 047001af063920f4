import { problemsOf } from '@fachwerk/base/problem';
import { surveyProblems } from '../contract.ts';

export const problem = problemsOf(surveyProblems);
