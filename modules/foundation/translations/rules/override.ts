import type { ProblemParams } from '@fachwerk/base/problem';
import { LONGEST_TEXT_CHARACTERS, type TranslationProblem } from '../contract.ts';

/** A label may become a sentence, and a sentence a paragraph: what was made for a button stays one. */
const SHORT_TEXT_CHARACTERS = 200;
const TIMES_AS_LONG = 4;

const PLURAL = /_(zero|one|two|few|many|other)$/;

export type OverrideRefusal = { readonly code: TranslationProblem; readonly params?: ProblemParams };

/** What a company may put in the place of a text has about its size. */
export function longestFor(original: string): number {
  return Math.min(LONGEST_TEXT_CHARACTERS, Math.max(SHORT_TEXT_CHARACTERS, original.length * TIMES_AS_LONG));
}

/** Why a company may not replace `original`, the text of `key`, by `text`, or null. Without an original there is nothing to replace. */
export function whyNotOverride(key: string, original: string | undefined, text: string): OverrideRefusal | null {
  if (original === undefined) return { code: 'text.unknown' };
  if (text.trim() === '') return { code: 'text.empty' };
  const limit = longestFor(original);
  if (text.length > limit) return { code: 'text.too_long', params: { limit } };
  // A company's words are words: what reaches into another text is left to the product.
  const wanted = placeholdersIn(original.replaceAll(/\$t\([^)]*\)/g, ''));
  const used = placeholdersIn(text);
  // The number is given to every form of a plural, and none has to say it: „ein Fach“.
  const isFree = (placeholder: string) => PLURAL.test(key) && placeholder === '{count}';
  const foreign = used.filter((each) => !wanted.includes(each) && !isFree(each));
  if (foreign.length > 0) return { code: 'text.foreign_placeholder', params: listed(foreign) };
  const missing = wanted.filter((each) => !used.includes(each) && !isFree(each));
  if (missing.length > 0) return { code: 'text.missing_placeholder', params: listed(missing) };
  return null;
}

const listed = (placeholders: readonly string[]) => ({ placeholders: placeholders.join(', ') });

/** `{name}`, and the reference to another text, `$t(…)`; each once. */
export function placeholdersIn(text: string): string[] {
  const found = [...text.matchAll(/\{([^{}]*)\}|(\$t)\(/g)].map(
    ([, name, reference]) => reference ?? `{${name!.trim()}}`,
  );
  return [...new Set(found)];
}
