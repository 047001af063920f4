import { DEFAULT_LIMITS } from '@fachwerk/limits/rules/limits';
import { at, priceLike, rentalLike } from '@fachwerk/rentals/rules/rental.for-tests';
import { expect, test } from 'vitest';
import { nextNoticeAt, noticeAt, noticesOf, remindAt } from './reminder.ts';

const USUAL = DEFAULT_LIMITS.reminders;

const reminders = [
  ['two hours: an hour before the end', '12:00', '11:00'],
  ['an hour and a half: a quarter of an hour before', '11:30', '11:15'],
  ['a minute more: an hour before', '11:31', '10:31'],
  ['a quarter of an hour: not at all', '10:15', null],
] as const;
test.each(reminders)('%s', (_, endsAt, expected) => {
  expect(remindAt({ startsAt: at('10:00'), endsAt: at(endsAt) }, USUAL)).toEqual(expected && at(expected));
});

test('one after the other: soon over, over, too long', () => {
  const notices = noticesOf(rentalLike(), USUAL).map(({ kind, at: moment }) => [kind, moment]);
  expect(notices).toEqual([
    ['reminder', at('11:00')],
    ['end', at('12:00')],
    ['overrun', at('15:00')],
  ]);
});

test('after a pause only the newest is sent, and nothing comes after the last', () => {
  expect(noticeAt(rentalLike(), USUAL, at('10:59'))).toBeNull();
  expect(noticeAt(rentalLike(), USUAL, at('11:00'))?.kind).toBe('reminder');
  expect(noticeAt(rentalLike(), USUAL, at('12:30'))?.kind).toBe('end');
  expect(noticeAt(rentalLike(), USUAL, at('19:00'))?.kind).toBe('overrun');
  expect(nextNoticeAt(rentalLike(), USUAL, at('11:00'))).toEqual(at('12:00'));
  expect(nextNoticeAt(rentalLike(), USUAL, at('15:00'))).toBeNull();
});

test('a payment moves the next asking for money, and where late hours are free nobody is asked', () => {
  expect(nextNoticeAt(rentalLike({ paidUntil: at('16:00') }), USUAL, at('15:30'))).toEqual(at('16:00'));
  const free = rentalLike({ prices: [priceLike({ overrunCentsPerHour: 0 })] });
  expect(nextNoticeAt(free, USUAL, at('12:00'))).toBeNull();
});

test('other times before the end: two hours, and half an hour for short rentals', () => {
  const reminders = { minutes: 120, shortMinutes: 30 };
  expect(remindAt({ startsAt: at('10:00'), endsAt: at('14:00') }, reminders)).toEqual(at('12:00'));
  expect(remindAt({ startsAt: at('10:00'), endsAt: at('11:30') }, reminders)).toEqual(at('11:00'));
  expect(remindAt({ startsAt: at('10:00'), endsAt: at('12:00') }, reminders)).toBeNull();
});
