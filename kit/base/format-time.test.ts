import { expect, test } from 'vitest';
import { formatTime } from './format-time.ts';

const cases = [
  ['an hour before the clocks go back', '2026-10-24T23:20:00Z', '01:20'],
  ['the first time', '2026-10-25T00:20:00Z', '02:20 MESZ'],
  ['the second time', '2026-10-25T01:20:00Z', '02:20 MEZ'],
  ['an hour later', '2026-10-25T02:20:00Z', '03:20'],
  ['when the clocks go forward', '2026-03-29T01:20:00Z', '03:20'],
] as const;

for (const [name, at, expected] of cases) {
  test(`a time of day ${name}`, () =>
    expect(formatTime(new Date(at), 'Europe/Berlin', 'de-DE', 'time')).toBe(expected));
}
