import type { BoardProblem } from '../contract.ts';
import type { Field } from '../contract-field.ts';

export const MOST_FIELDS = 30;

const NUMBER = /^-?\d{1,12}([.,]\d{1,4})?$/;
const DAY = /^[1-9]\d{3}-\d{2}-\d{2}$/;

const isDay = (text: string): boolean =>
  DAY.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** The input as it is stored, or null if it does not fit the field's kind. The present value `before` is always accepted. */
export function storedValue({ kind, choices }: Field, text: string, before = ''): string | null {
  const words = text.trim();
  if (words === '' || words === before) return words;
  if (kind === 'number') return NUMBER.test(words) ? words.replace(',', '.') : null;
  if (kind === 'date') return isDay(words) ? words : null;
  return kind === 'text' || choices.includes(words) ? words : null;
}

type Written = Pick<Field, 'kind' | 'choices'>;

/** Why a field cannot be saved; `before` is its present state. */
export function whyNotField(field: Written, before: Written | null, count: number): BoardProblem | null {
  if (before && before.kind !== field.kind) return 'card_field.kind_stays';
  if (!before && count >= MOST_FIELDS) return 'card_field.too_many';
  return field.kind === 'choice' && field.choices.length === 0 ? 'card_field.no_choices' : null;
}
