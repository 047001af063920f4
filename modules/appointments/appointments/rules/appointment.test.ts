import { addMinutes, zoned } from '@fachwerk/base/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  nameParts,
  payableUntil,
  remindAt,
  seriesOf,
  USUAL_SETTINGS,
  whyNotChangeBySelf,
  whyNotMark,
  whyNotService,
} from './appointment.ts';
import { hoursOfWeek, hoursText, weekOf, weekOfHours } from './hours-text.ts';

const startsAt = new Date('2026-11-20T10:00:00Z');
const booked = { state: 'booked', startsAt, endsAt: addMinutes(startsAt, 30) } as const;
const hoursBefore = (hours: number) => addMinutes(startsAt, -60 * hours);

const cases = [
  ['until the deadline', booked, hoursBefore(24), null],
  ['not a minute later', booked, addMinutes(hoursBefore(24), 1), 'appointment.too_late'],
  ['not when it has begun', booked, startsAt, 'appointment.over'],
  ['not when it is off', { ...booked, state: 'cancelled' }, hoursBefore(48), 'appointment.over'],
  ['what is not paid until it begins', { ...booked, state: 'unpaid' }, hoursBefore(1), null],
  ['an offer until it begins', { ...booked, state: 'offered' }, hoursBefore(1), null],
] as const;
for (const [name, appointment, now, expected] of cases) {
  test(`customers change an appointment ${name}`, () =>
    expect(whyNotChangeBySelf(appointment, USUAL_SETTINGS, now)).toBe(expected));
}

const keptCases = [
  ['as long as it was promised', hoursBefore(5), hoursBefore(3), hoursBefore(3)],
  ['half an hour at least, whatever was promised', hoursBefore(5), addMinutes(hoursBefore(5), 10), hoursBefore(4.5)],
  ['not beyond its beginning', hoursBefore(0.25), hoursBefore(0.1), startsAt],
] as const;
for (const [name, now, offeredUntil, expected] of keptCases) {
  test(`a time that was offered is kept for whoever pays ${name}`, () =>
    expect(payableUntil({ offeredUntil, startsAt }, now)).toEqual(expected));
}

test('what is paid before has a price, and whoever books has two names where they gave them', () => {
  const prepaid = { isPrepaid: true, durationMinutes: 30, variants: [], addons: [] };
  expect(whyNotService({ ...prepaid, priceCents: null })).toBe('appointment.prepaid_without_price');
  expect(whyNotService({ ...prepaid, priceCents: 0 })).toBe('appointment.prepaid_without_price');
  expect(whyNotService({ ...prepaid, priceCents: 1 })).toBeNull();
  expect(whyNotMark({ ...booked, state: 'unpaid' }, 'done', startsAt)).toBe('appointment.over');
  expect(nameParts(' Ada  von Lang ')).toEqual({ firstName: 'Ada von', lastName: 'Lang' });
  expect(nameParts('Ada')).toEqual({ firstName: '', lastName: 'Ada' });
});

test('whether somebody came is said from the beginning on, and taken back', () => {
  expect(whyNotMark(booked, 'done', hoursBefore(1))).toBe('appointment.not_begun');
  expect(whyNotMark(booked, 'no_show', startsAt)).toBeNull();
  expect(whyNotMark({ ...booked, state: 'done' }, 'booked', startsAt)).toBeNull();
  expect(whyNotMark({ ...booked, state: 'cancelled' }, 'done', startsAt)).toBe('appointment.over');
});

test('a reminder leaves in time, or not at all', () => {
  expect(remindAt(startsAt, USUAL_SETTINGS, hoursBefore(30))).toEqual(hoursBefore(24));
  expect(remindAt(startsAt, USUAL_SETTINGS, hoursBefore(20))).toBeNull();
  expect(remindAt(startsAt, { ...USUAL_SETTINGS, remindBeforeHours: 0 }, hoursBefore(30))).toBeNull();
});

test('a series keeps its time of day over the change of the clocks', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 365 }),
      fc.constantFrom(1, 2, 4, 8),
      fc.integer({ min: 2, max: 52 }),
      (day, weeks, count) => {
        const first = addMinutes(new Date('2026-01-05T13:15:00Z'), day * 1440);
        const series = seriesOf(first, { weeks, count });
        const [here] = series.map((at) => zoned(at));
        expect(series).toHaveLength(count);
        expect(series.every((at) => zoned(at).toPlainTime().equals(here!.toPlainTime()))).toBe(true);
        expect(series.every((at, n) => zoned(at).toPlainDate().since(here!.toPlainDate()).days === n * weeks * 7)).toBe(
          true,
        );
      },
    ),
    { numRuns: 50 },
  );
});

test('hours stand in a week and come back from it, and days with the same are said together', () => {
  const hours = (['monday', 'tuesday', 'thursday'] as const).flatMap((day) => [
    { day, from: '13:30', until: '18:00' },
    { day, from: '09:00', until: '12:00' },
  ]);
  const week = weekOfHours(hours);
  expect(week.tuesday).toEqual([
    { from: '09:00', to: '12:00' },
    { from: '13:30', to: '18:00' },
  ]);
  expect(week.sunday).toEqual([]);
  expect(weekOfHours(hoursOfWeek(week))).toEqual(week);
  expect(hoursText(hours, 'tuesday')).toBe('09:00–12:00, 13:30–18:00');
  expect(weekOf(hours).map(({ from, until }) => [from, until])).toEqual([
    ['monday', 'tuesday'],
    ['thursday', 'thursday'],
  ]);
});
