import { problemsOf } from '@fachwerk/base/problem';
import { rentalProblems } from '@fachwerk/rentals/contract';
import { stayProblems } from '../contract.ts';

/** Problems of this module and of `rentals`. */
export const problem = problemsOf({ ...rentalProblems, ...stayProblems });
