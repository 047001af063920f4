import { problemsOf } from '@fachwerk/base/problem';
import { dialogueProblems } from '../contract.ts';

export const problem = problemsOf(dialogueProblems);
