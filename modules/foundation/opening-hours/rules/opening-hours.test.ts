import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BUNDESLAENDER, type OpeningHours } from '../contract.ts';
import { everyDay, hoursLike, times } from './hours.for-tests.ts';
import { hoursFaults } from './hours-faults.ts';
import { isOpenAt, nextChange } from './opening-hours.ts';

const BERLIN = 'Europe/Berlin';
const at = (local: string, zone = BERLIN) =>
  new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds);

const shop = hoursLike({
  weekly: { monday: '08:00-12:00 14:00-18:00', friday: '20:00-02:00', saturday: '10:00-24:00', sunday: '00:00-01:00' },
  holidaysOf: 'NW',
  onHolidays: '10:00-11:00',
  exceptions: [
    { firstOn: '2027-03-29', lastOn: '2027-03-29', intervals: times('12:00-13:00'), note: '' },
    { firstOn: '2027-02-05', lastOn: '2027-02-06', intervals: [], note: '' },
  ],
});

const open = [
  ['opens on the minute', shop, '2027-01-11T08:00', true],
  ['is closed the minute before', shop, '2027-01-11T07:59', false],
  ['closes on the minute', shop, '2027-01-11T12:00', false],
  ['rests at noon', shop, '2027-01-11T13:00', false],
  ['has a second interval', shop, '2027-01-11T17:59', true],
  ['is closed on a day without hours', shop, '2027-01-12T10:00', false],
  ['goes over midnight', shop, '2027-01-16T01:59', true],
  ['closes after midnight', shop, '2027-01-16T02:00', false],
  ['is open before midnight on a Saturday until 24:00', shop, '2027-01-16T23:59', true],
  ['joins 24:00 with the next day’s 00:00', shop, '2027-01-17T00:30', true],
  ['keeps holiday hours on a holiday', shop, '2027-03-26T10:30', true],
  ['does not keep the weekday’s hours on a holiday', shop, '2027-03-26T21:00', false],
  ['lets an exception go before a holiday', shop, '2027-03-29T12:30', true],
  ['and forgets the holiday’s hours there', shop, '2027-03-29T10:30', false],
  ['lets an exception close days', shop, '2027-02-05T21:00', false],
  ['up to the last of them', shop, '2027-02-06T11:00', false],
  ['does not let yesterday’s exception run into today', shop, '2027-02-06T00:30', false],
  ['knows another Bundesland’s holidays as weekdays', { ...shop, holidaysOf: 'BE' as const }, '2027-11-01T09:00', true],
  ['keeps its own', shop, '2027-11-01T09:00', false],
  ['is always open when it says so', { ...hoursLike(), isAlwaysOpen: true }, '2027-01-12T03:00', true],
] as const;

for (const [name, hours, local, expected] of open) {
  test(`a place ${name}`, () => expect(isOpenAt(hours, BERLIN, at(local))).toBe(expected));
}

test('the place’s own zone counts', () => {
  const hours = hoursLike({ weekly: everyDay('08:00-18:00') });
  expect(isOpenAt(hours, 'Europe/Berlin', new Date('2027-01-11T17:30Z'))).toBe(false);
  expect(isOpenAt(hours, 'Europe/Lisbon', new Date('2027-01-11T17:30Z'))).toBe(true);
});

// 2027: the clocks go forward on 28 March (02:00 becomes 03:00) and back on 31 October (03:00 becomes 02:00).
const night = hoursLike({ weekly: everyDay('22:00-02:30') });
const clocks = [
  ['is open in the hour that comes twice, the first time', '2027-10-31T00:20Z', true],
  ['and the second time', '2027-10-31T01:20Z', true],
  ['and closes after the second', '2027-10-31T01:30Z', false],
  ['closes when the clocks have moved on', '2027-03-28T01:29Z', true],
  ['and not later', '2027-03-28T01:30Z', false],
] as const;
for (const [name, instant, expected] of clocks) {
  test(`a night ${name}`, () => expect(isOpenAt(night, BERLIN, new Date(instant))).toBe(expected));
}

test('a day from 00:00 to 24:00 has 23 hours in March and 25 in October', () => {
  const sunday = hoursLike({ weekly: { sunday: '00:00-24:00' } });
  const lengthOf = (day: string) => {
    const opens = at(`${day}T00:00`);
    return (nextChange(sunday, BERLIN, opens)!.at.getTime() - opens.getTime()) / 3_600_000;
  };
  expect(lengthOf('2027-03-28')).toBe(23);
  expect(lengthOf('2027-10-31')).toBe(25);
  expect(lengthOf('2027-11-07')).toBe(24);
});

const changes = [
  ['opens later today', shop, '2027-01-11T06:00', 'opens', '2027-01-11T08:00'],
  ['closes for the break', shop, '2027-01-11T08:00', 'closes', '2027-01-11T12:00'],
  ['opens after the break', shop, '2027-01-11T12:00', 'opens', '2027-01-11T14:00'],
  ['opens days later', shop, '2027-01-11T18:00', 'opens', '2027-01-15T20:00'],
  ['closes after midnight', shop, '2027-01-15T23:00', 'closes', '2027-01-16T02:00'],
  ['closes once where hours touch', shop, '2027-01-16T12:00', 'closes', '2027-01-17T01:00'],
  ['skips closed exceptions', shop, '2027-02-04T12:00', 'opens', '2027-02-07T00:00'],
  ['opens on the holiday’s time', shop, '2027-03-26T06:00', 'opens', '2027-03-26T10:00'],
] as const;
for (const [name, hours, local, kind, expected] of changes) {
  test(`the next change: it ${name}`, () =>
    expect(nextChange(hours, BERLIN, at(local))).toEqual({ kind, at: at(expected) }));
}

test('what never changes has no next change', () => {
  expect(nextChange({ ...shop, isAlwaysOpen: true }, BERLIN, at('2027-01-11T08:00'))).toBeNull();
  expect(nextChange(hoursLike({ weekly: everyDay('00:00-24:00') }), BERLIN, at('2027-01-11T08:00'))).toBeNull();
  expect(nextChange(hoursLike(), BERLIN, at('2027-01-11T08:00'))).toBeNull();
});

const quarter = fc.integer({ min: 0, max: 95 });
const clock = (quarters: number) =>
  `${String(Math.floor(quarters / 4)).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`;
const someTimes = fc
  .array(fc.tuple(quarter, quarter), { maxLength: 3 })
  .map((pairs) => pairs.map(([from, to]) => `${clock(from)}-${clock(to)}`).join(' '));
const someHours: fc.Arbitrary<OpeningHours> = fc
  .record({
    weekly: fc.record({
      monday: someTimes,
      tuesday: someTimes,
      wednesday: someTimes,
      thursday: someTimes,
      friday: someTimes,
      saturday: someTimes,
      sunday: someTimes,
    }),
    holidaysOf: fc.option(fc.constantFrom(...BUNDESLAENDER)),
    onHolidays: someTimes,
  })
  .map(hoursLike)
  .filter((hours) => hoursFaults(hours).length === 0);
const zones = fc.constantFrom(BERLIN, 'Europe/London', 'America/New_York', 'Asia/Kathmandu');
// Two years of quarter hours, so that both changes of the clocks are hit.
const instants = fc
  .integer({ min: 0, max: 70_000 })
  .map((quarters) => new Date(Date.UTC(2026, 11, 1, 0, quarters * 15)));

test('until the next change nothing changes, and at it everything does', () => {
  fc.assert(
    fc.property(someHours, zones, instants, fc.double({ min: 0, max: 1, noNaN: true }), (hours, zone, now, share) => {
      const isOpen = isOpenAt(hours, zone, now);
      const change = nextChange(hours, zone, now);
      if (!change) return;
      expect(change.kind).toBe(isOpen ? 'closes' : 'opens');
      const left = change.at.getTime() - now.getTime();
      expect(left).toBeGreaterThan(0);
      expect(isOpenAt(hours, zone, new Date(now.getTime() + Math.floor(share * (left - 1))))).toBe(isOpen);
      expect(isOpenAt(hours, zone, change.at)).toBe(!isOpen);
    }),
    { numRuns: 150 },
  );
});
