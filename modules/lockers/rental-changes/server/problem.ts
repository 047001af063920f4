import { stayProblems } from '@fachwerk/active-rentals/contract';
import { appProblems, problemsOf } from '@fachwerk/base/problem';
import { paymentProblems } from '@fachwerk/payments/contract';
import { rentalProblems } from '@fachwerk/rentals/contract';
import { rentalChangeProblems } from '../contract.ts';

/** A refusal of this module, or one of the rental or the stay it is about. */
export const problem = problemsOf({
  ...appProblems,
  ...paymentProblems,
  ...rentalProblems,
  ...stayProblems,
  ...rentalChangeProblems,
});
