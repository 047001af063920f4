import { problemsOf } from '@fachwerk/base/problem';
import { calendarProblems } from '../contract.ts';

export const problem = problemsOf(calendarProblems);
