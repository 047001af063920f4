import { at, priceLike, rentalLike } from '@fachwerk/rentals/rules/rental.for-tests';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { costAt, coveredUntil, dueAt, dueCents, nextCharge, overrunClock } from './overrun.ts';

const paidOver = rentalLike({ paidUntil: at('16:00') });

const cases = [
  ['within its time', rentalLike(), '11:59', 0],
  ['in the last minute of grace', rentalLike(), '15:00', 0],
  ['a moment after grace: every started hour since the end', rentalLike(), '15:01', 4 * 300],
  ['an hour later', rentalLike(), '16:01', 5 * 300],
  ['a moment after grace, counted from its end', rentalLike({ overrunSince: 'grace_end' }), '15:01', 300],
  ['an hour later, counted from the end of grace', rentalLike({ overrunSince: 'grace_end' }), '16:01', 2 * 300],
  ['paid over, until what is paid', paidOver, '16:00', 0],
  ['paid over, without new grace', paidOver, '16:01', 300],
  [
    'extended past what was paid: grace from the new end',
    rentalLike({ paidUntil: at('16:00'), endsAt: at('17:00') }),
    '19:59',
    0,
  ],
  ['ended in time', rentalLike({ state: 'ended', endedAt: at('14:00') }), '23:00', 0],
  [
    'ended late: what was due stays due and does not grow',
    rentalLike({ state: 'ended', endedAt: at('15:30') }),
    '23:00',
    4 * 300,
  ],
  ['without a price for overrun', rentalLike({ prices: [priceLike({ overrunCentsPerHour: 0 })] }), '23:00', 0],
  ['booked', rentalLike({ state: 'booked' }), '23:00', 0],
] as const;

for (const [name, rental, now, cents] of cases) {
  test(`a rental ${name}: ${cents} due`, () => expect(dueCents(rental, at(now))).toBe(cents));
}

const minutes = (most: number) => fc.integer({ min: 0, max: most });
const after = (from: Date, more: number) => new Date(from.getTime() + more * 60_000);

test('what is due never falls while nothing is paid, and is nothing until it is due', () => {
  fc.assert(
    fc.property(minutes(600), minutes(4000), minutes(4000), (graceMinutes, one, more) => {
      const rental = rentalLike({ graceMinutes });
      const [first, second] = [after(rental.startsAt, one), after(rental.startsAt, one + more)];
      expect(dueCents(rental, first)).toBeLessThanOrEqual(dueCents(rental, second));
      if (second <= dueAt(rental)) expect(dueCents(rental, second)).toBe(0);
    }),
  );
});

test('who pays what is due owes nothing until the paid hour is over', () => {
  fc.assert(
    fc.property(minutes(4000), (late) => {
      const now = after(at('12:00'), late);
      const rental = rentalLike();
      if (dueCents(rental, now) === 0) return;
      const paidUntil = coveredUntil(rental, now);
      const paid = { ...rental, paidUntil };
      expect(paidUntil.getTime()).toBeGreaterThanOrEqual(now.getTime());
      expect(dueCents(paid, now)).toBe(0);
      expect(dueCents(paid, paidUntil)).toBe(0);
      expect(dueCents(paid, after(paidUntil, 1))).toBe(300);
    }),
  );
});

test('paying late or paying twice costs the same', () => {
  fc.assert(
    fc.property(minutes(2000), minutes(2000), (late, more) => {
      const rental = rentalLike();
      const [first, second] = [after(at('12:00'), late), after(at('12:00'), late + more)];
      if (dueCents(rental, first) === 0) return;
      const paid = { ...rental, paidUntil: coveredUntil(rental, first) };
      expect(dueCents(rental, first) + dueCents(paid, second)).toBe(dueCents(rental, second));
    }),
  );
});

test('the page reckons without asking what the server would say, and when it costs more', () => {
  fc.assert(
    fc.property(minutes(600), minutes(4000), fc.boolean(), (graceMinutes, late, isPaidOver) => {
      const rental = rentalLike({ graceMinutes, paidUntil: isPaidOver ? at('16:00') : null });
      const clock = overrunClock(rental);
      const now = after(rental.startsAt, late);
      expect(costAt(clock, now)).toBe(dueCents(rental, now));
      const next = nextCharge(clock, now);
      expect(costAt(clock, next.at)).toBe(costAt(clock, now));
      expect(costAt(clock, new Date(next.at.getTime() + 1))).toBe(next.cents);
      expect(next.cents).toBeGreaterThan(costAt(clock, now));
    }),
  );
});
