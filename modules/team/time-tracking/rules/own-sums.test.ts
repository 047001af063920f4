import { expect, test } from 'vitest';
import { lastDifferent, ownSums, spanOfSums } from './own-sums.ts';

/** A Thursday. */
const now = new Date('2026-11-19T15:00:00+01:00');
const log = (start: string, totalTime: number | null, description = 'Schnitt', projectId = 'a') => {
  const startTime = new Date(`2026-${start}:00+01:00`);
  return {
    id: start,
    projectId,
    description,
    hashtags: [],
    startTime,
    endTime: totalTime === null ? null : now,
    totalTime,
  };
};

const none = { today: 0, yesterday: 0, week: 0, weekBefore: 0, month: 0 };
test.each([
  ['today, the week and the month', [log('11-19T09:00', 60)], { ...none, today: 60, week: 60, month: 60 }],
  ['yesterday too', [log('11-18T23:30', 45)], { ...none, yesterday: 45, week: 45, month: 45 }],
  ['Monday with its week', [log('11-16T08:00', 30)], { ...none, week: 30, month: 30 }],
  ['Sunday with the week before', [log('11-15T08:00', 30)], { ...none, weekBefore: 30, month: 30 }],
  ['a month before nowhere', [log('10-31T08:00', 30)], none],
  ['what runs up to now', [log('11-19T14:20', null)], { ...none, today: 40, week: 40, month: 40 }],
])('a log counts %s', (_, logs, expected) => {
  expect(ownSums(logs, now)).toEqual(expected);
});

test('what is asked for holds every log that is summed', () => {
  const words = ({ from, to }: { from: Date; to: Date }) => [from, to].map((at) => at.toISOString()).join(' ');
  expect(words(spanOfSums(now))).toBe('2026-10-31T23:00:00.000Z 2026-11-22T23:00:00.000Z');
  expect(words(spanOfSums(new Date('2026-12-02T10:00:00Z')))).toBe('2026-11-22T23:00:00.000Z 2026-12-06T23:00:00.000Z');
});

test('the same work stands once, the newest first', () => {
  const logs = [
    log('11-17T08:00', 10, 'Farbe'),
    log('11-18T08:00', 10, ' schnitt '),
    log('11-19T08:00', 10),
    log('11-16T08:00', 10, 'Schnitt', 'b'),
  ];
  expect(lastDifferent(logs, 5).map(({ id }) => id)).toEqual(['11-19T08:00', '11-17T08:00', '11-16T08:00']);
  expect(lastDifferent(logs, 1)).toHaveLength(1);
});
