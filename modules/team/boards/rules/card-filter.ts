import type { Card } from '../contract-card.ts';
import type { Field } from '../contract-field.ts';
import { dueState } from './card.ts';
import { titleOf } from './short-code.ts';

export const DUE_CHOICES = ['late', 'today', 'soon', 'none'] as const;
type DueChoice = (typeof DUE_CHOICES)[number];

export type CardFilter = {
  readonly words: string;
  readonly labels: readonly string[];
  /** User ids, or `nobody`. */
  readonly people: readonly string[];
  readonly due: DueChoice | null;
  /** Filters on custom fields, by field id: words, choices of which one must match, or from and to. */
  readonly own: Readonly<Record<string, readonly string[]>>;
};

export const isNarrowing = ({ words, labels, people, due, own }: CardFilter): boolean =>
  words.trim() !== '' || labels.length > 0 || people.length > 0 || due !== null || Object.keys(own).length > 0;

/** Whether a card matches the filters; `foundIds` matched by description and comments, which the board does not carry. */
export function isShown(
  card: Card,
  filter: CardFilter,
  fields: readonly Field[],
  today: string,
  foundIds: ReadonlySet<string>,
): boolean {
  const { words, labels, people, due, own } = filter;
  if (words.trim() && !foundIds.has(card.id) && !hasWords(card, words)) return false;
  if (labels.length > 0 && !labels.every((id) => card.labels.includes(id))) return false;
  if (
    people.length > 0 &&
    !people.some((id) => (id === 'nobody' ? card.assignees.length === 0 : card.assignees.includes(id)))
  )
    return false;
  if (!fields.every(({ id, kind }) => isFieldShown(kind, card.values[id], own[id] ?? []))) return false;
  return isDue(card, due, today);
}

function isFieldShown(kind: Field['kind'], value: string | undefined, wanted: readonly string[]): boolean {
  if (wanted.every((part) => part === '')) return true;
  if (value === undefined) return false;
  if (kind === 'choice') return wanted.includes(value);
  const [from = '', to = ''] = wanted;
  if (kind === 'text') return value.toLocaleLowerCase('de').includes(from.toLocaleLowerCase('de'));
  if (kind === 'date') return (!from || value >= from) && (!to || value <= to);
  const number = (text: string) => Number(text.replace(',', '.'));
  return (!from || number(value) >= number(from)) && (!to || number(value) <= number(to));
}

function hasWords(card: Card, words: string): boolean {
  const title = titleOf(card).toLocaleLowerCase('de');
  return words
    .toLocaleLowerCase('de')
    .split(/\s+/)
    .every((word) => title.includes(word));
}

function isDue(card: Card, due: DueChoice | null, today: string): boolean {
  if (due === null) return true;
  const state = dueState(card.dueOn, today);
  if (due === 'none') return state === null;
  if (due === 'soon') return state === 'soon' || state === 'today' || state === 'late';
  return state === due;
}
