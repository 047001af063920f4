import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Period } from '../contract.ts';
import { eachSpan, isComparable, monthsSince, partsOf, spansOf, stepsOf, whyNotShow } from './period.ts';

const NOW = new Date('2026-11-16T12:00:00Z');

const cases: readonly (readonly [string, Period, string, string, string, string, boolean])[] = [
  [
    'a month that is over',
    'month',
    '2026-10',
    '2026-10-01…2026-10-31',
    '2026-09-01…2026-09-30',
    '2025-10-01…2025-10-31',
    false,
  ],
  [
    'the running month up to the same day',
    'month',
    '2026-11',
    '2026-11-01…2026-11-16',
    '2026-10-01…2026-10-16',
    '2025-11-01…2025-11-16',
    true,
  ],
  [
    'a quarter, by any of its months',
    'quarter',
    '2026-08',
    '2026-07-01…2026-09-30',
    '2026-04-01…2026-06-30',
    '2025-07-01…2025-09-30',
    false,
  ],
  [
    'the running year',
    'year',
    '2026-03',
    '2026-01-01…2026-11-16',
    '2025-01-01…2025-11-16',
    '2025-01-01…2025-11-16',
    true,
  ],
];

for (const [name, period, at, shown, before, yearBefore, isRunning] of cases) {
  test(`${name} is held against as much of the time before`, () => {
    const spans = spansOf(period, at, NOW);
    const words = ({ from, to }: { from: string; to: string }) => `${from}…${to}`;
    expect([words(spans.shown), words(spans.before), words(spans.yearBefore), spans.isRunning]).toEqual([
      shown,
      before,
      yearBefore,
      isRunning,
    ]);
  });
}

test('on the 31st the month before is taken to its end', () => {
  const { before } = spansOf('month', '2026-03', new Date('2026-03-30T12:00:00Z'));
  expect(before).toEqual({ from: '2026-02-01', to: '2026-02-28' });
});

test('what has not begun is refused, today by the clock of the books is not', () => {
  expect(whyNotShow('month', '2026-12', NOW)).toBe('statistics.to_come');
  expect(whyNotShow('month', '2026-12', new Date('2026-11-30T23:30:00Z'))).toBeNull();
});

const anyTime = fc.record({
  period: fc.constantFrom<Period>('month', 'quarter', 'year'),
  year: fc.integer({ min: 2024, max: 2032 }),
  month: fc.integer({ min: 1, max: 12 }),
  now: fc.date({ min: new Date('2024-01-02T00:00:00Z'), max: new Date('2032-12-30T00:00:00Z'), noInvalidDate: true }),
});

test('times never overlap, and those before are never longer', () => {
  fc.assert(
    fc.property(anyTime, ({ period, year, month, now }) => {
      const at = `${year}-${String(month).padStart(2, '0')}`;
      fc.pre(whyNotShow(period, at, now) === null);
      const { shown, before, yearBefore } = spansOf(period, at, now);
      expect(before.to < shown.from && yearBefore.to < shown.from).toBe(true);
      expect(shown.from <= shown.to && before.from <= before.to).toBe(true);
      const [months, days] = [stepsOf(shown, 'month'), stepsOf(shown, 'day')];
      expect([months[0], days[0], days.at(-1)]).toEqual([shown.from, shown.from, shown.to]);
    }),
  );
});

test('whole months and the days left over are the span again, each day once', () => {
  fc.assert(
    fc.property(anyTime, ({ period, year, month, now }) => {
      const at = `${year}-${String(month).padStart(2, '0')}`;
      fc.pre(whyNotShow(period, at, now) === null);
      const { shown } = spansOf(period, at, now);
      const { months, days } = partsOf(shown);
      const covered = [months, days].flatMap((span) => (span ? stepsOf(span, 'day') : []));
      expect(covered).toEqual(stepsOf(shown, 'day'));
    }),
  );
});

test('months are those since something happened, newest first', () => {
  expect(monthsSince('2026-09-30', NOW)).toEqual(['2026-11', '2026-10', '2026-09']);
});

const counted: readonly (readonly [string, string | null, boolean])[] = [
  ['before it began', '2025-10-31', true],
  ['on its first day', '2025-11-01', true],
  ['a day later', '2025-11-02', false],
  ['never', null, false],
];
for (const [name, from, expected] of counted)
  test(`a span is compared with where counting began ${name}: ${expected}`, () =>
    expect(isComparable({ from: '2025-11-01', to: '2025-11-17' }, from)).toBe(expected));

test('the year before is the period before a year, and is read once', () => {
  const read: string[] = [];
  const from = (period: Period) => {
    read.length = 0;
    return eachSpan(spansOf(period, '2026-08', NOW), (span) => {
      read.push(span.from);
      return span.from;
    });
  };
  expect([from('year'), read.length]).toEqual([['2026-01-01', '2025-01-01', '2025-01-01'], 2]);
  expect([from('month'), read.length]).toEqual([['2026-08-01', '2026-07-01', '2025-08-01'], 3]);
});
