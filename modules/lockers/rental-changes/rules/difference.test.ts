import { at, rentalLike } from '@fachwerk/rentals/rules/rental.for-tests';
import { expect, test } from 'vitest';
import { priceOfDates, priceOfSwap } from './dates.ts';
import { chargedFrom, differenceOf, whyNotSettle } from './difference.ts';

const more = { differenceCents: 400, droppedCents: 0, refundableCents: 0 };
const less = { differenceCents: -400, droppedCents: 100, refundableCents: 300 };
const all = { reason: 'Zug', mayRefund: true, maySettle: true, whyNoLink: null };
const way = (name: 'link' | 'cash' | 'waived' | 'refund', cents: number) => ({ settling: { way: name, cents } });

const cases = [
  ['more is never left unsaid', more, {}, 'rental.difference_open'],
  ['a link is enough, without a reason', more, { ...way('link', 400), reason: '' }, null],
  ['another amount than was shown is refused', more, way('link', 399), 'rental.difference_changed'],
  [
    'without an address there is no link',
    more,
    { ...way('link', 400), whyNoLink: 'rental.no_mail_address' },
    'rental.no_mail_address',
  ],
  ['cash takes the right to settle', more, { ...way('cash', 400), maySettle: false }, 'access.denied'],
  ['waiving takes the right to give back', more, { ...way('waived', 400), mayRefund: false }, 'access.denied'],
  ['waiving takes a reason', more, { ...way('waived', 400), reason: '' }, 'rental.reason_missing'],
  ['nothing goes back of more', more, way('refund', 1), 'rental.difference_changed'],
  ['less needs no answer', less, {}, null],
  ['less can go back', less, way('refund', 300), null],
  ['not more than was paid of it', less, way('refund', 301), 'rental.refund_too_high'],
  ['less is not charged', less, way('link', 400), 'rental.difference_changed'],
] as const;
test.each(cases)('%s', (_, difference, given, expected) => {
  expect(whyNotSettle(difference, { ...all, ...given })).toBe(expected);
});

test('of less an open charge goes first, and no more goes back than was paid', () => {
  expect(differenceOf({ chargeCents: 100 }, -400, 1000)).toEqual(less);
  expect(differenceOf({ chargeCents: 0 }, -400, 50)).toMatchObject({ droppedCents: 0, refundableCents: 50 });
});

test('what is agreed, waived, paid extra or given back decides what other dates cost', () => {
  const until = (endsAt: string, given: object) =>
    priceOfDates(rentalLike(given), { startsAt: at('10:00'), endsAt: at(endsAt) }).differenceCents;
  expect(until('14:00', { endsAt: at('13:00'), chargeCents: 200 })).toBe(200);
  // The hour up to 13:00 was waived.
  expect([until('14:00', { endsAt: at('13:00') }), until('12:00', { endsAt: at('13:00') })]).toEqual([200, 0]);
  expect(until('12:00', { endsAt: at('11:00'), reducedCents: 200 })).toBe(200);
  expect(until('14:00', { paidUntil: at('13:00') })).toBe(200);
});

test('a larger box costs more for the rest of the booked time', () => {
  const [price] = rentalLike().prices;
  const large = { sizeCode: 'L', prices: [{ ...price!, sizeCode: 'L', tiers: [{ upTo: null, cents: 500 }] }] };
  expect(priceOfSwap(rentalLike(), large, at('11:00'))).toBe(300);
  expect(priceOfSwap(rentalLike({ state: 'booked' }), large, at('09:00'))).toBe(600);
  expect(priceOfSwap(rentalLike(), large, at('12:30'))).toBe(0);
});

test('a charge shuts the box from the end of the time that was paid', () => {
  const open = { chargeCents: 200, chargedFrom: at('11:30') };
  expect(chargedFrom(rentalLike(), at('11:00'))).toEqual(at('12:00'));
  expect(chargedFrom(rentalLike(), at('12:30'))).toEqual(at('12:30'));
  expect(chargedFrom(rentalLike(open), at('11:00'))).toEqual(at('11:30'));
});
