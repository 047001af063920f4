/** Keeps letters, digits, underscores and hyphens, and adds curly braces (spec §5). */
export function shortCode(typed: string): string {
  return `{${typed.replace(/[^\p{L}\p{N}_-]/gu, '')}}`;
}

type Value = { readonly code: string; readonly value: string };

/** Replaces variables by their values; a variable without a value stays. */
export function withValues(text: string, values: readonly Value[]): string {
  if (values.length === 0 || !text.includes('{')) return text;
  return text.replace(
    /\{[\p{L}\p{N}_-]+\}/gu,
    (code) => values.find((each) => each.code === code && each.value)?.value ?? code,
  );
}

type Coded = { readonly title: string; readonly shortCodes: readonly Value[]; readonly boardCodes: readonly Value[] };

/** The displayed title: values of the card take precedence over those of its board. */
export function titleOf({ title, shortCodes, boardCodes }: Coded): string {
  return withValues(title, [...shortCodes, ...boardCodes]);
}

/** Variables that every card has; their labels are `boards.code.<name>`. */
export const CARD_CODES = ['karte', 'spalte', 'board', 'faellig'] as const;
