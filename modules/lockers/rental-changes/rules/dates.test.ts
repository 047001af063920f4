import { at, rentalLike } from '@fachwerk/rentals/rules/rental.for-tests';
import { expect, test } from 'vitest';
import { priceOfDates, whyNotDates } from './dates.ts';

const now = at('11:00');
const cases = [
  ['a running rental ends later', {}, '10:00', '14:00', null],
  ['a running rental ends earlier', {}, '10:00', '11:30', null],
  ['a running rental does not end in the past', {}, '10:00', '10:30', 'rental.too_short'],
  ['a running rental has begun earlier', {}, '09:00', '12:00', null],
  ['a running rental does not begin later than now', {}, '11:30', '14:00', 'rental.starts_too_late'],
  ['a coming rental moves', { state: 'booked', startsAt: at('13:00') }, '15:00', '16:00', null],
  [
    'a coming rental does not move into the past',
    { state: 'booked', startsAt: at('13:00') },
    '10:00',
    '16:00',
    'rental.starts_in_the_past',
  ],
  ['a rental ends after its start', { state: 'booked', startsAt: at('13:00') }, '15:00', '15:00', 'rental.too_short'],
  ['no rental lasts longer than a year', {}, '10:00', '2027-03-04T10:00:00Z', 'rental.too_long'],
  ['an ended rental stays as it was', { state: 'ended' }, '10:00', '14:00', 'rental.already_ended'],
  ['an order without payment has no dates to move', { state: 'ordered' }, '10:00', '14:00', 'rental.not_running'],
] as const;
test.each(cases)('%s', (_, given, startsAt, endsAt, expected) => {
  expect(whyNotDates(rentalLike(given), { startsAt: at(startsAt), endsAt: at(endsAt) }, now)).toBe(expected);
});

test('the difference is what the new time costs more, or less', () => {
  const price = (startsAt: string, endsAt: string) =>
    priceOfDates(rentalLike(), { startsAt: at(startsAt), endsAt: at(endsAt) });
  expect(price('10:00', '14:00')).toEqual({ priceCents: 800, differenceCents: 400 });
  expect(price('10:00', '11:00')).toEqual({ priceCents: 200, differenceCents: -200 });
  // Earlier than the prices themselves: those of the booking count.
  expect(price('2025-12-01T10:00:00Z', '2025-12-01T12:00:00Z')).toEqual({ priceCents: 400, differenceCents: 0 });
});
