import { addMinutes } from '@fachwerk/base/time';
import { at, priceLike, rentalLike } from '@fachwerk/rentals/rules/rental.for-tests';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extendableUntil, extensionCents, latestEnd, whyNotApplyExtension, whyNotExtendTo } from './extend.ts';

const free = { nextStartsAt: null, now: at('11:00') };
const booked = { nextStartsAt: at('14:00'), now: at('11:00') };
const DAY = { maxDurationMinutes: 1440 };
const cases = [
  ['becomes longer', {}, '13:00', free, null],
  ['ends no earlier than before', {}, '12:00', free, 'rental.extension_too_short'],
  ['ends when the next one comes', {}, '14:00', booked, null],
  ['does not reach into the next one', {}, '14:01', booked, 'rental.extension_conflict'],
  ['leaves time to look at the box', { checkMinutes: 15 }, '13:46', booked, 'rental.extension_conflict'],
  ['lasts as long as the location allows', DAY, '2026-03-03T10:00:00Z', free, null],
  ['does not last longer than that', DAY, '2026-03-03T10:01:00Z', free, 'rental.too_long'],
  ['that is as long as can be is not extended', { maxDurationMinutes: 120 }, '12:30', free, 'rental.too_long'],
  [
    'with its box taken right after is not extended',
    {},
    '12:30',
    { ...free, nextStartsAt: at('12:00') },
    'rental.extension_conflict',
  ],
  ['in grace ends in the future', {}, '13:00', { ...free, now: at('13:30') }, 'rental.extension_too_short'],
  ['in grace becomes longer', {}, '14:00', { ...free, now: at('13:30') }, null],
  ['that ran over pays first', {}, '18:00', { ...free, now: at('15:01') }, 'rental.surcharge_due'],
  ['that is yet to come becomes longer', { state: 'booked' }, '13:00', free, null],
  ['without access is not extended', { accessRevokedAt: at('10:10') }, '13:00', free, 'rental.access_revoked'],
  ['that is not paid is not extended', { state: 'ordered' }, '13:00', free, 'rental.not_running'],
  ['that has ended is not extended', { state: 'ended' }, '13:00', free, 'rental.already_ended'],
] as const;
test.each(cases)('a rental %s', (_, given, endsAt, ahead, expected) => {
  expect(whyNotExtendTo(rentalLike(given), at(endsAt), ahead)).toBe(expected);
});

test('the latest end is what can be chosen', () => {
  expect(extendableUntil(rentalLike(), booked)).toEqual(at('14:00'));
  expect(extendableUntil(rentalLike(), { ...free, nextStartsAt: at('12:00') })).toBeNull();
});

test('a paid extension is given even where the rental has run over meanwhile, but never over somebody else', () => {
  expect(whyNotApplyExtension(rentalLike(), at('18:00'), null)).toBeNull();
  expect(whyNotApplyExtension(rentalLike(), at('13:00'), at('12:30'))).toBe('rental.extension_conflict');
  expect(whyNotApplyExtension(rentalLike({ checkMinutes: 10 }), at('13:00'), at('13:05'))).toBe(
    'rental.extension_conflict',
  );
  expect(whyNotApplyExtension(rentalLike(), at('12:00'), null)).toBe('rental.extension_too_short');
  expect(whyNotApplyExtension(rentalLike({ state: 'ended' }), at('13:00'), null)).toBe('rental.already_ended');
});

test('it costs what the whole time costs more', () => {
  expect(extensionCents(rentalLike(), at('13:00'))).toBe(200);
  // The daily cap equals five hours: the rest of the day is free.
  expect(extensionCents(rentalLike({ endsAt: at('15:00'), priceCents: 1000 }), at('20:00'))).toBe(0);
  // An hour given away by staff is not charged afterwards.
  expect(extensionCents(rentalLike({ endsAt: at('13:00') }), at('14:00'))).toBe(200);
  // Extra payments count: four hours of overrun, then two more.
  const over = { prices: [priceLike({ dailyCapCents: null })], paidUntil: at('16:00') };
  expect(extensionCents(rentalLike(over), at('18:00'))).toBe(400);
  // Staff moved the start before the first price: it applies nevertheless.
  expect(extensionCents(rentalLike({ prices: [priceLike({ validFrom: at('10:30') })] }), at('13:00'))).toBe(200);
});

const minutes = fc.integer({ min: 1, max: 5000 });
test('in steps or at once, a longer rental costs the same, and never less than nothing', () => {
  fc.assert(
    fc.property(minutes, minutes, minutes, (booked, first, second) => {
      const startsAt = at('10:00');
      const prices = [priceLike(), priceLike({ unit: 'day', tiers: [{ upTo: null, cents: 900 }] })];
      const base = rentalLike({ prices, endsAt: addMinutes(startsAt, booked), priceCents: 0 });
      const rental = { ...base, priceCents: extensionCents({ ...base, endsAt: startsAt }, base.endsAt) };
      const middle = addMinutes(rental.endsAt, first);
      const end = addMinutes(middle, second);
      const step = extensionCents(rental, middle);
      const further = extensionCents({ ...rental, endsAt: middle, priceCents: rental.priceCents + step }, end);
      expect(step).toBeGreaterThanOrEqual(0);
      expect(step + further).toBe(extensionCents(rental, end));
    }),
  );
});

test('whatever can be chosen lies before the next rental, check time included', () => {
  fc.assert(
    fc.property(minutes, fc.integer({ min: 0, max: 120 }), (gap, checkMinutes) => {
      const rental = rentalLike({ checkMinutes });
      const next = addMinutes(rental.endsAt, gap);
      const latest = latestEnd(rental, next);
      const refusal = whyNotExtendTo(rental, latest, { nextStartsAt: next, now: at('11:00') });
      expect(addMinutes(latest, checkMinutes) <= next).toBe(true);
      expect(refusal === null).toBe(latest > rental.endsAt);
    }),
  );
});
