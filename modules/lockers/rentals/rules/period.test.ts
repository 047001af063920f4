import { isOpenAt } from '@fachwerk/opening-hours/rules/opening-hours';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paidUntilOf, spanFrom, whyNotPeriod } from './period.ts';

const DAY = 1440;
const timeZone = 'Europe/Berlin';
const times = (from: string, to: string) => [{ from, to }];
const closed = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
const workdays = (from: string, to: string) => {
  const day = times(from, to);
  return { ...closed, monday: day, tuesday: day, wednesday: day, thursday: day, friday: day };
};
const hours = (weekly: typeof closed | ReturnType<typeof workdays>, isAlwaysOpen = false) => ({
  isAlwaysOpen,
  weekly,
  holidaysOf: null,
  onHolidays: [],
  exceptions: [],
});
const terms = { timeZone, isShortTerm: true, isLongTerm: true, maxDurationMinutes: 14 * DAY };
const always = { ...terms, openingHours: hours(closed, true) };
/** Monday to Friday, 8 to 20. */
const shop = { ...terms, openingHours: hours(workdays('08:00', '20:00')) };
/** Berlin time; 2 March 2026 is a Monday, 29 March and 25 October are clock changes. */
const berlin = (local: string) =>
  new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).epochMilliseconds);
const now = berlin('2026-03-02T12:00');

const ends = [
  ['two hours', shop, '2026-03-02T12:00', 120, '2026-03-02T14:00', false],
  ['a day', shop, '2026-03-02T12:00', DAY, '2026-03-03T12:00', false],
  ['a day to the minute it closes', shop, '2026-03-02T20:00', DAY, '2026-03-03T20:00', false],
  ['a day that ends after closing', shop, '2026-03-02T20:30', DAY, '2026-03-04T08:00', true],
  ['a day over a weekend', shop, '2026-03-06T15:00', DAY, '2026-03-09T08:00', true],
  ['25 hours are two days', shop, '2026-03-02T12:00', 25 * 60, '2026-03-04T12:00', true],
  ['a week', shop, '2026-03-02T12:00', 7 * DAY, '2026-03-09T12:00', false],
  ['a day into summer time: 24 hours', always, '2026-03-28T12:00', DAY, '2026-03-29T13:00', false],
  ['a day into winter time: 24 hours', always, '2026-10-24T12:00', DAY, '2026-10-25T11:00', false],
  ['a day into summer time, past closing', shop, '2026-03-27T19:30', 3 * DAY, '2026-03-31T08:00', true],
] as const;

for (const [name, at, from, minutes, to, isEndMoved] of ends) {
  test(`${name} from ${from} ends at ${to}`, () => {
    expect(spanFrom(at, berlin(from), minutes)).toMatchObject({ endsAt: berlin(to), isEndMoved });
  });
}

const refusals = [
  ['now, while it is open', shop, null, 120, null],
  ['nine minutes', shop, null, 9, 'rental.too_short'],
  ['an hour where only days are let', { ...shop, isShortTerm: false }, null, 60, 'rental.too_short'],
  ['a day where only days are let', { ...shop, isShortTerm: false }, null, DAY, null],
  ['a day where only hours are let', { ...shop, isLongTerm: false }, null, DAY, null],
  ['two days where only hours are let', { ...shop, isLongTerm: false }, null, 2 * DAY, 'rental.too_long'],
  ['the longest time', { ...always, maxDurationMinutes: 240 }, null, 240, null],
  ['a minute more than the longest', { ...always, maxDurationMinutes: 240 }, null, 241, 'rental.too_long'],
  ['a started day more than the longest', { ...always, maxDurationMinutes: DAY }, null, DAY + 1, 'rental.too_long'],
  ['this very minute', shop, '2026-03-02T11:59:30', 60, null],
  ['two minutes ago', shop, '2026-03-02T11:58', 60, 'rental.starts_in_the_past'],
  ['in a year', always, '2027-03-02T12:00', 60, null],
  ['in a year and a day', always, '2027-03-03T12:01', 60, 'rental.starts_too_late'],
  ['before it opens', shop, '2026-03-03T07:59', 60, 'rental.location_closed'],
  ['until it closes', shop, '2026-03-03T19:00', 60, null],
  ['until after it closes', shop, '2026-03-03T19:01', 60, 'rental.ends_after_closing'],
  ['overnight for some hours', shop, '2026-03-03T19:00', 18 * 60, null],
  ['on a closed day', shop, '2026-03-07T12:00', DAY, 'rental.location_closed'],
] as const;

for (const [name, at, from, durationMinutes, expected] of refusals) {
  test(`${name}: ${expected ?? 'can be had'}`, () => {
    expect(whyNotPeriod(at, { startsAt: from && berlin(from), durationMinutes }, now)).toBe(expected);
  });
}

const start = fc.integer({ min: 0, max: 365 * DAY }).map((minutes) => new Date(now.getTime() + minutes * 60_000));
const duration = fc.integer({ min: 10, max: 14 * DAY });
const place = fc.constantFrom(shop, always, { ...terms, openingHours: hours(workdays('22:00', '02:30')) });

test('nobody gets less than what is paid for, and more only up to the next opening', () => {
  fc.assert(
    fc.property(place, start, duration, (at, startsAt, minutes) => {
      const span = spanFrom(at, startsAt, minutes);
      const paidUntil = paidUntilOf(span);
      expect(span.durationMinutes).toBeGreaterThanOrEqual(minutes);
      expect(span.endsAt.getTime()).toBeGreaterThanOrEqual(paidUntil.getTime());
      if (span.endsAt > paidUntil) expect(isOpenAt(at.openingHours, timeZone, paidUntil)).toBe(false);
    }),
  );
});

test('a rental of a day or more ends when somebody can get in', () => {
  fc.assert(
    fc.property(place, start, fc.integer({ min: DAY, max: 14 * DAY }), (at, startsAt, minutes) => {
      const { endsAt } = spanFrom(at, startsAt, minutes);
      const isOpen = [0, 1].some((before) => isOpenAt(at.openingHours, timeZone, new Date(endsAt.getTime() - before)));
      expect(isOpen).toBe(true);
    }),
  );
});

test('who starts later, or stays longer, never ends earlier', () => {
  fc.assert(
    fc.property(place, start, duration, fc.integer({ min: 0, max: 3 * DAY }), (at, startsAt, minutes, more) => {
      const { endsAt } = spanFrom(at, startsAt, minutes);
      const laterStart = spanFrom(at, new Date(startsAt.getTime() + more * 60_000), minutes);
      const longer = spanFrom(at, startsAt, minutes + more);
      expect(laterStart.endsAt.getTime()).toBeGreaterThanOrEqual(endsAt.getTime());
      expect(longer.endsAt.getTime()).toBeGreaterThanOrEqual(endsAt.getTime());
    }),
  );
});
