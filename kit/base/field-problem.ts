import type * as z from 'zod/mini';
import type { FieldProblem, ProblemParams } from './problem.ts';

type Issue = z.core.$ZodIssue;

/** zod's issue in our own codes, each with a text: the server and the form say the same. Parse with `reportInput: true`. */
export function fieldProblemOf(issue: Issue): FieldProblem {
  const path = issue.path.join('.');
  const [code, params] = codeOf(issue);
  return params ? { path, code, params } : { path, code };
}

type Code = readonly [code: string, params?: ProblemParams];

function codeOf(issue: Issue): Code {
  switch (issue.code) {
    case 'too_small':
      return limit(issue.origin, Number(issue.minimum), ['field.too_short', 'field.too_few', 'field.too_small']);
    case 'too_big':
      return limit(issue.origin, Number(issue.maximum), ['field.too_long', 'field.too_many', 'field.too_big']);
    case 'invalid_type':
      return [issue.input === undefined || issue.input === null ? 'field.missing' : typeCode(issue.expected)];
    case 'invalid_value':
      return [issue.input === undefined ? 'field.missing' : 'field.choice'];
    case 'unrecognized_keys':
      return ['field.unknown'];
    case 'invalid_union':
      return [issue.errors.flat().map(ownCode).find(Boolean) ?? 'field.invalid'];
    default:
      return [ownCode(issue) ?? 'field.invalid'];
  }
}

/** A length, a number of entries, or a value: three kinds of limit, three sentences. */
function limit(origin: string, most: number, [length, entries, value]: readonly [string, string, string]): Code {
  if (origin === 'string') return [length, { count: most }];
  if (origin === 'array' || origin === 'set') return [entries, { count: most }];
  return [value, { limit: most }];
}

function typeCode(expected: string): string {
  if (expected === 'date') return 'field.date';
  if (expected === 'int') return 'field.integer';
  return expected === 'number' || expected === 'nan' ? 'field.number' : 'field.type';
}

/** The code a schema gave itself: `z.email('field.email')`. */
function ownCode({ message }: Issue): string | undefined {
  return message?.startsWith('field.') ? message : undefined;
}
