import { expect, test } from 'vitest';
import { durationChoices, usualDuration } from './duration-choices.ts';

const DAY = 1440;
const place = { isShortTerm: true, isLongTerm: true, maxDurationMinutes: 28 * DAY };

const cases = [
  [
    'both kinds offer minutes to weeks',
    place,
    [30, 60, 120, 240, 480, DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY, 28 * DAY],
    120,
  ],
  ['short-term ends with a day', { ...place, isLongTerm: false }, [30, 60, 120, 240, 480, DAY], 120],
  [
    'long-term begins with a day',
    { ...place, isShortTerm: false },
    [DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY, 28 * DAY],
    DAY,
  ],
  ['the maximum cuts off', { ...place, maxDurationMinutes: 240 }, [30, 60, 120, 240], 120],
  ['a maximum below every choice is the only one', { ...place, maxDurationMinutes: 20 }, [20], 20],
] as const;

for (const [name, given, choices, usual] of cases) {
  test(name, () => {
    expect(durationChoices(given)).toEqual(choices);
    expect(usualDuration(given)).toBe(usual);
  });
}
