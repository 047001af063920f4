import type * as z from 'zod/mini';
import type { FieldProblem, ProblemParams } from './problem.ts';

type Issue = z.core.$ZodIssue;

/** zod's issue in our own codes, each with a text: the server and the form say the same. Parse with `reportInput: true`. */
export function fieldProblemOf(issue: Issue): FieldProblem {
  const path = issue.path.join('.');
  const [code, params] = codeOf(issue);
  return params ? { path, code, params } : { path, code };
}

type Code = readonly [code: string, params?: ProblemParams | undefined];

function codeOf(issue: Issue): Code {
  switch (issue.code) {
    case 'too_small':
      return limit(issue, Number(issue.minimum), ['field.too_short', 'field.too_few', 'field.too_small']);
    case 'too_big':
      return limit(issue, Number(issue.maximum), ['field.too_long', 'field.too_many', 'field.too_big']);
    case 'invalid_type':
      return [issue.input === undefined || issue.input === null ? 'field.missing' : typeCode(issue.expected)];
    case 'invalid_value':
      return [issue.input === undefined ? 'field.missing' : 'field.choice'];
    case 'unrecognized_keys':
      return ['field.unknown'];
    case 'invalid_union':
      return [issue.errors.flat().map(ownCode).find(Boolean) ?? 'field.invalid'];
    case 'invalid_format':
      return [ownCode(issue) ?? FORMATS[issue.format] ?? 'field.invalid'];
    case 'custom':
      return [ownCode(issue) ?? 'field.invalid', paramsOf(issue)];
    default:
      return [ownCode(issue) ?? 'field.invalid'];
  }
}

type Refused = { readonly params?: Record<string, unknown> | undefined; readonly input?: unknown };

/** Of characters that must not be there, those that were. */
function paramsOf({ params, input }: Refused): ProblemParams | undefined {
  if (!(params?.forbidden instanceof RegExp)) return params as ProblemParams | undefined;
  const found = String(input ?? '').match(new RegExp(params.forbidden, 'gu'));
  return { characters: [...new Set(found)].slice(0, MOST_CHARACTERS).map(visible).join(' ') };
}

const MOST_CHARACTERS = 10;

/** What cannot be seen is named by its number: a tab is U+0009. */
function visible(character: string): string {
  if (!/[\p{C}\p{Z}]/u.test(character)) return character;
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Which criterion is not met, where the schema named no code of its own. */
const FORMATS: Readonly<Record<string, string>> = { email: 'field.email', url: 'field.link', date: 'field.date' };

type Limited = { readonly origin: string; readonly input?: unknown };

/** A length, a number of entries, or a value: three kinds of limit, three sentences. A length says by how much it is missed (spec §5). */
function limit(
  { origin, input }: Limited,
  at: number,
  [length, entries, value]: readonly [string, string, string],
): Code {
  if (origin === 'string') return [length, { count: at, by: Math.abs(String(input ?? '').length - at) }];
  if (origin === 'array' || origin === 'set') return [entries, { count: at }];
  return [value, { limit: at }];
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
