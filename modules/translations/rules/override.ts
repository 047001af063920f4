import type { ProblemParams } from '@fachwerk/base/problem';
import type { TranslationProblem } from '../contract.ts';

/** Longer than any sentence on a screen, short enough that all texts of a company fit into one answer. */
export const LONGEST_TEXT_CHARACTERS = 4000;

export type OverrideRefusal = { readonly code: TranslationProblem; readonly params?: ProblemParams };

/** Why a company may not replace `original` by `text`, or null. Without an original there is nothing to replace. */
export function whyNotOverride(original: string | undefined, text: string): OverrideRefusal | null {
  if (original === undefined) return { code: 'text.unknown' };
  if (text.trim() === '') return { code: 'text.empty' };
  if (text.length > LONGEST_TEXT_CHARACTERS)
    return { code: 'text.too_long', params: { limit: LONGEST_TEXT_CHARACTERS } };
  const foreign = foreignPlaceholders(original, text);
  if (foreign.length > 0) return { code: 'text.foreign_placeholder', params: { placeholders: foreign.join(', ') } };
  return null;
}

/** Placeholders nobody would fill: the caller of a text gives what the original asks for, and nothing else. */
function foreignPlaceholders(original: string, text: string): string[] {
  const known = new Set(placeholdersIn(original));
  return placeholdersIn(text).filter((placeholder) => !known.has(placeholder));
}

/** `{name}`, whatever format follows it, and the reference to another text, `$t(…)`; each once. */
export function placeholdersIn(text: string): string[] {
  const found = [...text.matchAll(/\{([^{},]*)[^{}]*\}|(\$t)\(/g)].map(
    ([, name, reference]) => reference ?? `{${name!.trim()}}`,
  );
  return [...new Set(found)];
}
