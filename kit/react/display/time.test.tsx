import { cents } from '@fachwerk/base/money';
import { expect, test } from 'vitest';
import { formatMoney } from './money.tsx';
import { formatAgo, formatDateTime } from './time.tsx';

const now = new Date('2026-11-14T09:30:00Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);

const ago = [
  ['a moment ago', 5, 'jetzt'],
  ['minutes', 3 * 60, 'vor 3 Min.'],
  ['hours', 2 * 3600 + 100, 'vor 2 Std.'],
  ['a day', 24 * 3600, 'gestern'],
  ['days', 4 * 24 * 3600, 'vor 4 Tagen'],
  ['what is to come', -10 * 60, 'in 10 Min.'],
] as const;

for (const [name, seconds, expected] of ago) {
  test(`says ${name} the short way`, () => expect(formatAgo(before(seconds), now)).toBe(expected));
}

test('dates are in Berlin time, in summer and in winter', () => {
  expect(formatDateTime(now)).toBe('14.11.2026, 10:30');
  expect(formatDateTime(new Date('2026-07-14T09:30:00Z'))).toBe('14.07.2026, 11:30');
});

test('money is German', () => {
  expect(formatMoney(cents(123450)).replace(/\s/g, ' ')).toBe('1.234,50 €');
});
