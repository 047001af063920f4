import { expect, test } from 'vitest';
import { chipPrice, fittingDuration, isAfterClosing, startOf, whyNotChosen } from './chosen-period.ts';

const CLOSING = 'rental.ends_after_closing';
const lengths = (closing: readonly number[] | 'all') =>
  [30, 60, 120, 240, 1440].map((durationMinutes) => ({
    durationMinutes,
    problem: closing === 'all' ? 'rental.location_closed' : closing.includes(durationMinutes) ? CLOSING : null,
  }));

const starts = [
  ['now', { wann: 'jetzt', beginn: '2026-12-01T09:00' }, {}],
  ['later', { wann: 'spaeter', beginn: '2026-12-01T09:00' }, { start: '2026-12-01T09:00' }],
  ['later, nobody knows when', { wann: 'spaeter', beginn: '' }, {}],
] as const;

for (const [name, chosen, expected] of starts) {
  test(`the start is ${name}`, () => expect(startOf(chosen)).toEqual(expected));
}

const proposals = [
  ['what is usual, where it fits', [], '120'],
  ['the longest that fits before closing', [120, 240], '60'],
  ['the shortest, where everything before it is too long', [30, 60, 120, 240], '1440'],
  ['what is usual, where nothing fits', 'all', '120'],
] as const;

for (const [name, closing, expected] of proposals) {
  test(`proposed is ${name}`, () => expect(fittingDuration('120', lengths(closing))).toBe(expected));
}

const chosen = [
  ['a length that fits', '60', [120], null],
  ['a length that ends after closing', '120', [120], CLOSING],
  ['any length from a start while it is closed', '60', 'all', 'rental.location_closed'],
  ['a length that is typed', 'andere', [120], null],
] as const;

for (const [name, dauer, closing, expected] of chosen) {
  test(`${name}: ${expected ?? 'goes on'}`, () => expect(whyNotChosen(dauer, lengths(closing))).toBe(expected));
}

test('a length is greyed out for its end alone', () => {
  expect(lengths([240]).map(isAfterClosing)).toEqual([false, false, false, true, false]);
  expect(lengths('all').some(isAfterClosing)).toBe(false);
});

const sizes = [
  { size: { code: 'S' }, cents: [100, 200, 400, 800, 1000] },
  { size: { code: 'M' }, cents: [150, 200, 600, 900, null] },
  { size: { code: 'X' }, cents: [null, null, null, null, null] },
];
const prices = [
  ['from the cheapest on', 120, null, { cents: 400, isFrom: true }],
  ['in the size of the box', 120, 'M', { cents: 600, isFrom: false }],
  ['the same in every size', 60, null, { cents: 200, isFrom: false }],
  ['of the only size with a price', 1440, null, { cents: 1000, isFrom: false }],
  ['of a size without a price', 60, 'X', null],
  ['of a length nobody asked about', 77, null, null],
] as const;

for (const [name, minutes, code, expected] of prices) {
  test(`the price on a length is ${name}`, () =>
    expect(chipPrice(lengths([]), sizes, minutes, code)).toEqual(expected));
}
