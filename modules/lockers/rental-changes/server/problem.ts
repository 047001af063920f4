import { stayProblems } from '@fachwerk/active-rentals/contract';
import { problemsOf } from '@fachwerk/base/problem';
import { rentalProblems } from '@fachwerk/rentals/contract';
import { rentalChangeProblems } from '../contract.ts';

/** A refusal of this module, or one of the rental or the stay it is about. */
export const problem = problemsOf({ ...rentalProblems, ...stayProblems, ...rentalChangeProblems });
