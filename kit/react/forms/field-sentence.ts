import { fieldProblemOf } from '@fachwerk/base/field-problem';
import { de } from '@fachwerk/base/texts/base.de';
import type * as z from 'zod/mini';
import { addTexts, translate } from '../shell/texts.ts';

addTexts('de', de);

/** Error message of a field, in the server's words. */
export function fieldSentence(issue: z.core.$ZodIssue): string {
  const { code, params } = fieldProblemOf(issue);
  return translate(code, params);
}
