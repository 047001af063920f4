import { withValues } from '@fachwerk/boards/rules/short-code';

type Value = { readonly code: string; readonly value: string };

/** Fills a canned text with the values of a conversation; a missing value leaves no gap. */
export function filledText(text: string, values: readonly Value[]): string {
  const unknown = values.filter(({ value }) => value === '');
  const known = unknown.reduce((left, { code }) => left.replaceAll(` ${code}`, '').replaceAll(code, ''), text);
  return withValues(known, values);
}

/** Replaces a short code at the end of the input by its text. */
export function expanded(
  typed: string,
  texts: readonly { readonly code: string; readonly text: string }[],
  values: readonly Value[],
): string {
  const meant = texts.find(({ code }) => typed.endsWith(code));
  return meant ? typed.slice(0, -meant.code.length) + filledText(meant.text, values) : typed;
}
