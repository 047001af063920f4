import { expect, test } from 'vitest';
import { growthPercent, spansOf, stepsOf } from './period.ts';

/** In Berlin it is the next day already. */
const NOW = new Date('2026-03-01T23:30:00Z');
const written = ({ from, to }: { from: object; to: object }) => `${from} ${to}`;

test.each([
  ['today', '2026-03-02 2026-03-02', '2026-03-01 2026-03-01', 1],
  ['week', '2026-02-24 2026-03-02', '2026-02-17 2026-02-23', 7],
  ['month', '2026-02-01 2026-03-02', '2026-01-02 2026-01-31', 30],
  ['year', '2025-03-03 2026-03-02', '2024-03-03 2025-03-02', 13],
] as const)('%s ends today and is held against as many days before', (period, shown, before, steps) => {
  const spans = spansOf(period, NOW);
  expect([written(spans.shown), written(spans.before)]).toEqual([shown, before]);
  expect(stepsOf(period, spans.shown)).toHaveLength(steps);
});

test('a year has its months, the first from the day it begins on', () => {
  const steps = stepsOf('year', spansOf('year', NOW).shown);
  expect([steps[0], steps[1], steps.at(-1)]).toEqual(['2025-03-03', '2025-04-01', '2026-03-01']);
});

test('growth is told in percent, and not at all where nothing was', () => {
  expect([growthPercent(15, 10), growthPercent(1, 3), growthPercent(5, 0)]).toEqual([50, -67, null]);
});
