import { expect, test } from 'vitest';
import { dueOn, firstSkipped, mailPeriod } from './mail-plan.ts';

const at = (text: string) => new Date(text);
const SEVEN = 7 * 60;
const workdays = [1, 2, 3, 4, 5];

const due = [
  ['at seven in winter', SEVEN, workdays, null, '2026-11-19T06:00:00Z', '2026-11-19'],
  ['at seven in summer', SEVEN, workdays, null, '2026-07-02T05:00:00Z', '2026-07-02'],
  ['a minute early', SEVEN, workdays, null, '2026-11-19T05:59:00Z', null],
  ['three hours late', SEVEN, workdays, null, '2026-11-19T09:00:00Z', '2026-11-19'],
  ['later than that', SEVEN, workdays, null, '2026-11-19T09:01:00Z', null],
  ['a second time of a day', SEVEN, workdays, '2026-11-19', '2026-11-19T06:05:00Z', null],
  ['on a Saturday', SEVEN, workdays, '2026-11-20', '2026-11-21T06:00:00Z', null],
  ['at an hour that the clocks leave out', 2 * 60 + 30, [7], null, '2026-03-29T01:00:00Z', '2026-03-29'],
] as const;

for (const [name, atMinute, weekdays, lastOn, now, on] of due) {
  test(`a mail ${name}: ${on ?? 'none'}`, () =>
    expect(dueOn({ atMinute, weekdays: [...weekdays], lastOn }, at(now))).toBe(on));
}

test('who subscribes after the hour gets the first one on another day', () => {
  expect(firstSkipped({ atMinute: SEVEN }, at('2026-11-19T06:30:00Z'))).toBe('2026-11-19');
  expect(firstSkipped({ atMinute: SEVEN }, at('2026-11-19T05:30:00Z'))).toBeNull();
});

const periods = [
  ['of a Thursday tells of the evening before', SEVEN, workdays, '2026-11-19T06:00:00Z', '2026-11-18T17:00:00Z'],
  ['of a Monday tells of the weekend', SEVEN, workdays, '2026-11-16T06:00:00Z', '2026-11-13T17:00:00Z'],
  ['of one day a week tells of the week', SEVEN, [1], '2026-11-16T06:00:00Z', '2026-11-09T17:00:00Z'],
  [
    'of the late evening goes on from the one before',
    22 * 60,
    workdays,
    '2026-11-19T21:00:00Z',
    '2026-11-18T21:00:00Z',
  ],
] as const;

for (const [name, atMinute, weekdays, now, from] of periods) {
  test(`a mail ${name}`, () =>
    expect(mailPeriod({ atMinute, weekdays: [...weekdays] }, at(now))).toEqual({ from: at(from), to: at(now) }));
}
