import type { RentalStep, StepKind } from '@fachwerk/rentals/contract';

/** Parameters of a step's sentence as plain words: instants and amounts are said by whoever knows zone and language. */
export type StepWords = {
  readonly time: (at: Date) => string;
  readonly money: (cents: number) => string;
  readonly translate: (key: string) => string;
};

export type StepSentence = {
  readonly key: `rental.step.${StepKind}` | `rental.step.${StepKind}_${'because' | 'failed' | 'charge'}`;
  readonly params: Readonly<Record<string, string | number>>;
};

/** Steps that say why, where somebody gave a reason. */
const WITH_REASON: ReadonlySet<StepKind> = new Set([
  'dates_edited',
  'ended',
  'cancelled',
  'refunded',
  'opened_by_staff',
] as const);

/** What happened, as a sentence of `texts/`: `data` is as the server wrote it down, with instants as texts. */
export function stepSentence({ kind, data }: Pick<RentalStep, 'kind' | 'data'>, words: StepWords): StepSentence {
  const params = Object.fromEntries(Object.entries(data).flatMap(([name, value]) => plain(name, value, words)));
  const hasReason = WITH_REASON.has(kind) && typeof data.reason === 'string' && data.reason !== '';
  // A payment of overrun says how far it covers.
  if (kind === 'surcharge_paid' && !data.paidUntil) return { key: 'rental.step.surcharge_paid_charge', params };
  return { key: hasReason ? `rental.step.${kind}_because` : `rental.step.${kind}`, params };
}

function plain(name: string, value: unknown, words: StepWords): [string, string | number][] {
  if (typeof value === 'number') return [name.endsWith('Cents') ? [name, words.money(value)] : [name, value]];
  if (typeof value === 'string')
    return [[name, isInstant(value) ? words.time(new Date(value)) : wordOf(name, value, words)]];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  // `before.startsAt` becomes `beforeStartsAt`.
  return Object.entries(value).flatMap(([inner, each]) =>
    plain(`${name}${inner[0]!.toUpperCase()}${inner.slice(1)}`, each, words),
  );
}

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text);

/** Codes have words of their own. */
function wordOf(name: string, value: string, { translate }: StepWords): string {
  if (name === 'what' || name === 'way' || name === 'state') return translate(`rental.step_word.${value}`);
  return value;
}
