import { expect, test } from 'vitest';
import { clockOf, hoursAround, minuteAt, minuteOfWall, minuteOn, movedBy, wallOf } from './day-grid.ts';

const day = Temporal.PlainDate.from('2026-11-17');
const span = (text: string) => {
  const [from, until] = text.split('-').map((clock) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)));
  return { from: from!, until: until! };
};
const words = ({ from, until }: { from: number; until: number }) => `${clockOf(from)}-${clockOf(until)}`;

test.each([
  ['the usual hours where nothing is on', '', '09:00-18:00'],
  ['whole hours around what is on', '10:30-11:15 09:15-16:40', '09:00-17:00'],
  ['the usual hours on a day off', '00:00-24:00', '09:00-18:00'],
  ['late ones up to midnight', '09:00-12:00 22:10-23:30', '09:00-24:00'],
])('a day shows %s', (_, spans, expected) => {
  expect(words(hoursAround(spans.split(' ').filter(Boolean).map(span)))).toBe(expected);
});

test.each([
  ['at the start', 0, '09:00'],
  ['in the middle, on the step before', 0.51, '13:30'],
  ['at the lower edge, before the end', 1, '17:45'],
  ['above the column', -0.2, '09:00'],
])('a click %s means that time', (_, part, expected) => {
  expect(clockOf(minuteAt(part, span('09:00-18:00')))).toBe(expected);
});

test.each([
  ['by steps of a quarter of an hour', '10:00-11:00', 22, '10:15-11:15'],
  ['not before the day', '00:30-01:30', -90, '00:00-01:00'],
  ['not over its end', '22:00-23:00', 300, '23:00-24:00'],
])('what is dragged moves %s', (_, from, by, expected) => {
  expect(words(movedBy(span(from), by))).toBe(expected);
});

test.each([
  ['a time of the day', '2026-11-17 09:30:00', 570],
  ['the evening before', '2026-11-16 22:00:00', 0],
  ['the day after', '2026-11-18 01:00:00', 1440],
])('%s lies on the day', (_, text, minute) => {
  expect(minuteOfWall(day, text)).toBe(minute);
});

test('an instant counts by the clock of the company', () => {
  expect(minuteOn(day, new Date('2026-11-17T08:30:00Z'))).toBe(570);
  expect(minuteOn(day, new Date('2026-11-16T22:30:00Z'))).toBe(0);
  expect(minuteOn(day, new Date('2026-11-17T23:00:00Z'))).toBe(1440);
  expect(wallOf(day, 570)).toBe('2026-11-17 09:30:00');
});
