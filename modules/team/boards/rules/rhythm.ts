import { dayOf, HOUSE_ZONE } from '@fachwerk/base/time';
import type { Rhythm, TemplateProblem } from '../contract-template.ts';

export const MOST_TEMPLATES = 100;

/** Longer than the largest gap of any schedule. */
const MOST_DAYS = 63;

const WEEKDAYS = 7;

function isOn({ every, onDay }: Rhythm, day: Temporal.PlainDate): boolean {
  if (every === 'day') return true;
  return every === 'week' ? day.dayOfWeek === onDay : day.day === Math.min(onDay, day.daysInMonth);
}

/**
 * The first run of a schedule after a moment, in `HOUSE_ZONE`. One run a day: an hour repeated by the clock change counts once, a skipped hour moves
 * to the next.
 */
export function nextAfter(rhythm: Rhythm, after: Date): Date {
  const first = dayOf(after);
  for (let days = 0; days <= MOST_DAYS; days++) {
    const day = first.add({ days });
    const at = day.toZonedDateTime({ timeZone: HOUSE_ZONE, plainTime: { hour: rhythm.hour } });
    if (isOn(rhythm, day) && at.epochMilliseconds > after.getTime()) return new Date(at.epochMilliseconds);
  }
  throw new Error('a rhythm has no gap as long as that');
}

export function whyNotRhythm(rhythm: Rhythm | null): TemplateProblem | null {
  return rhythm?.every === 'week' && rhythm.onDay > WEEKDAYS ? 'card_template.weekday' : null;
}
