import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heldTime, paidTime } from './hold.ts';
import { at, rentalLike } from './rental.for-tests.ts';

const day = [{ from: '08:00', to: '20:00' }];
const weekly = { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: day, sunday: day };
const openingHours = { isAlwaysOpen: false, weekly, holidaysOf: null, onHolidays: [], exceptions: [] };
const terms = { openingHours, timeZone: 'Europe/Berlin', checkMinutes: 10 };
const until = at('10:15');

test('a box for now is kept for a payment at the last moment, the whole time, and a look at it', () => {
  const held = heldTime(terms, { isNow: true, startsAt: at('10:00'), durationMinutes: 60 }, until);
  expect(held).toEqual({ startsAt: at('10:00'), endsAt: at('11:00'), blockedUntil: at('11:25'), holdExpiresAt: until });
});

test('a box for later is kept for just its time and the look', () => {
  const held = heldTime(terms, { isNow: false, startsAt: at('14:00'), durationMinutes: 60 }, until);
  expect(held).toMatchObject({ startsAt: at('14:00'), endsAt: at('15:00'), blockedUntil: at('15:10') });
});

test('whenever within the hold the payment comes, the time it buys is kept', () => {
  const minutes = (most: number) => fc.integer({ min: 0, max: most });
  fc.assert(
    fc.property(
      fc.boolean(),
      minutes(2000),
      fc.integer({ min: 10, max: 9000 }),
      minutes(15),
      minutes(60),
      (isNow, start, durationMinutes, paid, checkMinutes) => {
        const startsAt = new Date(at('10:00').getTime() + (isNow ? 0 : start) * 60_000);
        const wanted = { isNow, startsAt, durationMinutes };
        const held = heldTime({ ...terms, checkMinutes }, wanted, until);
        const rental = rentalLike({ ...wanted, endsAt: held.endsAt, checkMinutes });
        const got = paidTime(terms, rental, new Date(at('10:00').getTime() + paid * 60_000));
        expect(got.startsAt.getTime()).toBeGreaterThanOrEqual(held.startsAt.getTime());
        expect(got.blockedUntil.getTime()).toBeLessThanOrEqual(held.blockedUntil.getTime());
      },
    ),
  );
});
