import { zoned } from '@fachwerk/base/time';

export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

const NOON = 12;
const EVENING = 17;

/** By the clock of the house: until noon, until five, after that. */
export function partOfDay(at: Date): DayPart {
  const hour = zoned(at).hour;
  if (hour < NOON) return 'morning';
  return hour < EVENING ? 'afternoon' : 'evening';
}
