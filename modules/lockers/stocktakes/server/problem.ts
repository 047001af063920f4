import { problemsOf } from '@fachwerk/base/problem';
import { stocktakeProblems } from '../contract.ts';

export const problem = problemsOf(stocktakeProblems);
