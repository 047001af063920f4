import { instantFrom } from '@fachwerk/base/time';
import type { Period } from '@fachwerk/rentals/contract-site';
import { DURATION_UNITS, type DurationUnit, UNIT_MINUTES } from './duration-choices.ts';

/** What the form for the period sends, and its address then carries: `wann=spaeter&beginn=2026-12-01T09:00&dauer=120`. */
export type PeriodQuery = {
  /** `jetzt` or `spaeter`; empty while nobody has chosen. */
  readonly wann: string;
  /** Of a later one, by the clock of the location. */
  readonly beginn: string;
  /** Minutes, or `andere`: then an amount and its unit. */
  readonly dauer: string;
  readonly anzahl: string;
  readonly einheit: string;
};
export const PERIOD_FIELDS = ['wann', 'beginn', 'dauer', 'anzahl', 'einheit'] as const;

/** Longer than any location allows. */
const MOST_MINUTES = 527_040;

/** The period that was chosen, by the clock of the location; null while something is missing or makes no sense. */
export function periodFrom(query: PeriodQuery, timeZone: string): Period | null {
  const durationMinutes = minutesFrom(query);
  if (durationMinutes === null) return null;
  if (query.wann === 'jetzt') return { durationMinutes };
  const startsAt = query.wann === 'spaeter' ? instantFrom(query.beginn, timeZone) : null;
  return startsAt && { startsAt, durationMinutes };
}

function minutesFrom({ dauer, anzahl, einheit }: PeriodQuery): number | null {
  const unit: DurationUnit | undefined = DURATION_UNITS.find((known) => known === einheit);
  const minutes = dauer === 'andere' ? whole(anzahl) * (unit ? UNIT_MINUTES[unit] : Number.NaN) : whole(dauer);
  return minutes >= 1 && minutes <= MOST_MINUTES ? minutes : null;
}

const whole = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : Number.NaN);

/** A start to begin with: the next half hour that is at least half an hour away. */
export function suggestedStart(now: Date): Date {
  const HALF_HOUR_MS = 30 * 60_000;
  return new Date(Math.ceil((now.getTime() + HALF_HOUR_MS) / HALF_HOUR_MS) * HALF_HOUR_MS);
}
