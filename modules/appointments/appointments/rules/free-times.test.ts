import { addMinutes, HOUSE_ZONE, WEEKDAYS, zoned } from '@fachwerk/base/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WorkingTime } from '../contract.ts';
import { type Asked, freeTimes, leastBusy, united } from './free-times.ts';
import { type Span, whyNotHours } from './working-hours.ts';

const MINUTE_MS = 60_000;
const at = (text: string) => new Date(`${text}+01:00`);
const nineToTwelve: WorkingTime[] = WEEKDAYS.map((day) => ({ day, from: '09:00', until: '12:00' }));
const span = (from: string, to: string): Span => ({ from: at(from).getTime(), to: at(to).getTime() });

const asked: Asked = {
  service: { durationMinutes: 60, beforeMinutes: 0, afterMinutes: 0 },
  staff: [{ id: 'tina', hours: nineToTwelve, busy: [] }],
  rooms: null,
  from: at('2026-11-16T00:00'),
  to: at('2026-11-17T00:00'),
  stepMinutes: 30,
  timeZone: HOUSE_ZONE,
};
const times = (given: Partial<Asked>) =>
  freeTimes({ ...asked, ...given }).map(({ startsAt }) =>
    zoned(startsAt).toPlainTime().toString({ smallestUnit: 'minute' }),
  );

const busyAt = (from: string, to: string) => [
  { id: 'tina', hours: nineToTwelve, busy: [span(`2026-11-16T${from}`, `2026-11-16T${to}`)] },
];
/** A public holiday in Saxony only. */
const penanceDay = { from: at('2026-11-18T00:00'), to: at('2026-11-19T00:00') };
const cases: readonly [string, Partial<Asked>, string[]][] = [
  ['every step until it would end too late', {}, ['09:00', '09:30', '10:00', '10:30', '11:00']],
  ['nothing into an appointment', { staff: busyAt('10:00', '10:30') }, ['09:00', '10:30', '11:00']],
  ['the next step after an odd end', { staff: busyAt('09:00', '09:40') }, ['10:00', '10:30', '11:00']],
  [
    'with the time around it kept free',
    { staff: busyAt('10:30', '11:00'), service: { durationMinutes: 30, beforeMinutes: 15, afterMinutes: 15 } },
    ['09:00', '09:30', '11:30'],
  ],
  ['nothing where no room is', { rooms: [] }, []],
  [
    'only while one of the rooms is free',
    { rooms: [{ busy: [span('2026-11-16T09:00', '2026-11-16T11:00')] }] },
    ['11:00'],
  ],
  ['nothing before the span begins', { from: at('2026-11-16T10:01') }, ['10:30', '11:00']],
  ['nothing on a public holiday', { holidaysOf: 'SN', ...penanceDay }, []],
  [
    'as ever where that holiday is none',
    { holidaysOf: 'BE', ...penanceDay },
    ['09:00', '09:30', '10:00', '10:30', '11:00'],
  ],
  ['nothing on a day without hours', { staff: [{ id: 'tina', hours: [], busy: [] }] }, []],
];
for (const [name, given, expected] of cases) test(`free is ${name}`, () => expect(times(given)).toEqual(expected));

test('who could do it stands beside the time; whoever has less to do comes first', () => {
  const otto = { id: 'otto', hours: nineToTwelve, busy: [span('2026-11-16T09:00', '2026-11-16T10:00')] };
  const found = freeTimes({ ...asked, staff: [asked.staff[0]!, otto] });
  expect(found.map(({ staffIds }) => staffIds.join())).toEqual(['tina', 'tina', 'tina,otto', 'tina,otto', 'tina,otto']);
  const day = span('2026-11-16T00:00', '2026-11-17T00:00');
  expect(leastBusy([otto, asked.staff[0]!], day)).toBe('tina');
  expect(leastBusy([], day)).toBeUndefined();
});

test('hours of a day may have a break, but not overlap', () => {
  const monday = (from: string, until: string): WorkingTime => ({ day: 'monday', from, until });
  expect(whyNotHours([monday('13:00', '18:00'), monday('09:00', '12:00')])).toBeNull();
  expect(whyNotHours([monday('09:00', '13:00'), monday('12:00', '18:00')])).toBe('appointment.hours_overlap');
  expect(whyNotHours([monday('09:00', '09:00')])).toBe('appointment.ends_before_start');
});

const wall = (minutes: number) =>
  minutes === 1440
    ? '24:00'
    : `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const anyHours = fc
  .array(fc.record({ day: fc.constantFrom(...WEEKDAYS), start: fc.nat(95), length: fc.integer({ min: 1, max: 40 }) }), {
    maxLength: 9,
  })
  .map((all) =>
    all.map(({ day, start, length }) => ({
      day,
      from: wall(start * 15),
      until: wall(Math.min(96, start + length) * 15),
    })),
  )
  .filter((hours) => whyNotHours(hours) === null);
const service = fc.record({
  durationMinutes: fc.constantFrom(10, 30, 60, 110, 240),
  beforeMinutes: fc.constantFrom(0, 5, 20),
  afterMinutes: fc.constantFrom(0, 10, 30),
});
/** Weeks with and without a clock change. */
const anyFrom = fc
  .tuple(fc.constantFrom('2026-03-27T00:00:00Z', '2026-10-23T00:00:00Z', '2026-06-05T00:00:00Z'), fc.nat(2 * 1440))
  .map(([begin, minutes]) => addMinutes(new Date(begin), minutes));

test('whatever the clocks do: within the hours, into nobody’s appointment, and nothing is missed', () => {
  fc.assert(
    fc.property(
      anyHours,
      service,
      anyFrom,
      fc.constantFrom(5, 15, 30, 60),
      fc.array(fc.tuple(fc.nat(4 * 1440), fc.integer({ min: 1, max: 300 })), { maxLength: 8 }),
      fc.boolean(),
      (hours, wanted, from, stepMinutes, taken, hasRoom) => {
        const to = addMinutes(from, 3 * 1440);
        const busy = taken.map(([start, length]) => ({
          from: from.getTime() + start * MINUTE_MS,
          to: from.getTime() + (start + length) * MINUTE_MS,
        }));
        const half = Math.floor(busy.length / 2);
        const rooms = hasRoom ? [{ busy: busy.slice(0, half) }, { busy: busy.slice(half) }] : null;
        const staff = [{ id: 'a', hours, busy: busy.slice(half) }];
        const found = freeTimes({ service: wanted, staff, rooms, from, to, stepMinutes, timeZone: HOUSE_ZONE });
        expect(found.map(({ startsAt }) => startsAt.getTime())).toEqual(
          slowly({ service: wanted, staff, rooms, from, to, stepMinutes, timeZone: HOUSE_ZONE }),
        );
      },
    ),
    { numRuns: 60 },
  );
});

/** A naive reference: checks every five minutes, the common divisor of all hours and steps here. */
function slowly({ service: wanted, staff, rooms, from, to, stepMinutes, timeZone }: Asked): number[] {
  const { hours, busy } = staff[0]!;
  const { durationMinutes: long, beforeMinutes: before, afterMinutes: after } = wanted;
  const clashes = (all: readonly Span[], start: number) =>
    all.some((each) => each.from < start + (long + after) * MINUTE_MS && each.to > start - before * MINUTE_MS);
  const starts = new Set<number>();
  const five = 5 * MINUTE_MS;
  for (let start = Math.ceil(from.getTime() / five) * five; start < to.getTime(); start += five) {
    const here = zoned(new Date(start), timeZone);
    for (const each of hours.filter(({ day }) => WEEKDAYS[here.dayOfWeek - 1] === day)) {
      const edge = (text: string, disambiguation: 'compatible' | 'later') =>
        (text === '24:00'
          ? here.toPlainDate().add({ days: 1 }).toPlainDateTime()
          : here.toPlainDate().toPlainDateTime(text)
        ).toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds;
      const [first, last] = [edge(each.from, 'compatible'), edge(each.until, 'later')];
      const isStep = start >= first && (start - first) % (stepMinutes * MINUTE_MS) === 0;
      const fits = isStep && start + long * MINUTE_MS <= last && !clashes(busy, start);
      if (fits && (!rooms || rooms.some((room) => !clashes(room.busy, start)))) starts.add(start);
    }
  }
  return [...starts].sort((a, b) => a - b);
}

test('what touches is one span', () => {
  expect(
    united([
      { from: 5, to: 9 },
      { from: 1, to: 3 },
      { from: 3, to: 6 },
      { from: 20, to: 20 },
    ]),
  ).toEqual([{ from: 1, to: 9 }]);
});
