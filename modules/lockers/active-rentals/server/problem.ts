import { problemsOf } from '@fachwerk/base/problem';
import { rentalProblems } from '@fachwerk/rentals/contract';
import { stayProblems } from '../contract.ts';

/** A refusal of this module, or one of the rental itself. */
export const problem = problemsOf({ ...rentalProblems, ...stayProblems });
