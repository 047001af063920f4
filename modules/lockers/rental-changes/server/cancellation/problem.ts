import { stayProblems } from '@fachwerk/active-rentals/contract';
import { problemsOf } from '@fachwerk/base/problem';
import { rentalProblems } from '@fachwerk/rentals/contract';
import { cancellationProblems } from '../../contract-cancellation.ts';

export const problem = problemsOf({ ...rentalProblems, ...stayProblems, ...cancellationProblems });
