import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lanesOf } from './lanes.ts';

const clock = (minutes: number) =>
  `2026-11-17 ${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;
const at = (id: string, from: number, to: number) => ({ id, start: clock(from), end: clock(to) });

test('a day alone has all the width, two at once share it, and what follows them has it again', () => {
  const lanes = lanesOf([at('a', 540, 600), at('b', 570, 630), at('c', 630, 660)]);
  expect(Object.fromEntries(lanes)).toEqual({
    a: { from: 0, width: 0.5 },
    b: { from: 0.5, width: 0.5 },
    c: { from: 0, width: 1 },
  });
});

test('one that meets fewer than the others of its company is wider', () => {
  const lanes = lanesOf([at('long', 540, 720), at('b', 540, 600), at('c', 540, 600), at('d', 600, 660)]);
  expect(lanes.get('d')).toEqual({ from: 1 / 3, width: 2 / 3 });
});

test('what goes over midnight stands elsewhere', () => {
  const night = { id: 'night', start: '2026-11-17 22:00:00', end: '2026-11-18 02:00:00' };
  expect(lanesOf([night]).size).toBe(0);
});

const span = fc.tuple(fc.integer({ min: 0, max: 1_300 }), fc.integer({ min: 5, max: 130 }));
test('nothing lies over another, and everything within the day', () => {
  fc.assert(
    fc.property(fc.array(span, { maxLength: 40 }), (spans) => {
      const events = spans.map(([from, minutes], index) => at(String(index), from, from + minutes));
      const lanes = lanesOf(events);
      for (const one of events) {
        const lane = lanes.get(one.id)!;
        expect(lane.width).toBeGreaterThan(0);
        expect(lane.from + lane.width).toBeLessThanOrEqual(1 + 1e-9);
        for (const other of events) {
          if (one === other || one.end <= other.start || other.end <= one.start) continue;
          const beside = lanes.get(other.id)!;
          const isApart =
            lane.from + lane.width <= beside.from + 1e-9 || beside.from + beside.width <= lane.from + 1e-9;
          expect(isApart).toBe(true);
        }
      }
    }),
  );
});
