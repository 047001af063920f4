import type * as z from 'zod/mini';
import { say } from './texts.ts';

/** What is wrong with a field, in the words the server would use for the same. */
export function fieldSentence(issue: z.core.$ZodIssue): string {
  const isText = 'origin' in issue && issue.origin === 'string';
  switch (issue.code) {
    case 'too_small':
      if (isText && Number(issue.minimum) === 1) return say('field.missing');
      return isText
        ? say('field.too_short', { count: Number(issue.minimum) })
        : say('field.too_small', { limit: Number(issue.minimum) });
    case 'too_big':
      return isText
        ? say('field.too_long', { count: Number(issue.maximum) })
        : say('field.too_big', { limit: Number(issue.maximum) });
    case 'invalid_type':
      return say(issue.input === undefined || issue.input === null ? 'field.missing' : 'field.type');
    case 'unrecognized_keys':
      return say('field.unknown');
    default:
      return say(issue.message.startsWith('field.') ? issue.message : 'field.invalid');
  }
}
