/** What is no letter, digit, underscore or hyphen goes; the rest stands in curly braces (spec §5). */
export function shortCode(typed: string): string {
  return `{${typed.replace(/[^\p{L}\p{N}_-]/gu, '')}}`;
}

type Value = { readonly code: string; readonly value: string };

/** A text with what its variables stand for; one without a value stays as it is. */
export function withValues(text: string, values: readonly Value[]): string {
  if (values.length === 0 || !text.includes('{')) return text;
  return text.replace(
    /\{[\p{L}\p{N}_-]+\}/gu,
    (code) => values.find((each) => each.code === code && each.value)?.value ?? code,
  );
}

type Coded = { readonly title: string; readonly shortCodes: readonly Value[]; readonly boardCodes: readonly Value[] };

/** The title as it is read: the card's own values first, then those of its board. */
export function titleOf({ title, shortCodes, boardCodes }: Coded): string {
  return withValues(title, [...shortCodes, ...boardCodes]);
}

/** The variables that every card knows by itself; their words are `boards.code.<name>`. */
export const CARD_CODES = ['karte', 'spalte', 'board', 'faellig'] as const;
