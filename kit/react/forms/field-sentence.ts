import { fieldProblemOf } from '@fachwerk/base/field-problem';
import { de } from '@fachwerk/base/texts/base.de';
import type * as z from 'zod/mini';
import { addTexts, say } from '../shell/texts.ts';

addTexts('de', de);

/** What is wrong with a field, in the words the server would use for the same. */
export function fieldSentence(issue: z.core.$ZodIssue): string {
  const { code, params } = fieldProblemOf(issue);
  return say(code, params);
}
