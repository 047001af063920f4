import { problemsOf } from '@fachwerk/base/problem';
import { appointmentProblems } from '../contract.ts';

export const problem = problemsOf(appointmentProblems);
