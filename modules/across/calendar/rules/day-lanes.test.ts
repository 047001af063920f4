import type { Appointment } from '@fachwerk/appointments/contract-appointment';
import { expect, test } from 'vitest';
import { lanesOfDay, minutesIn } from './day-lanes.ts';

const day = Temporal.PlainDate.from('2026-12-23');
const now = new Date('2026-12-22T08:00:00Z');
const at = (clock: string, on = '2026-12-23') => new Date(`${on}T${clock}:00+01:00`);
const hours = [
  { day: 'wednesday', from: '09:00', until: '13:00' },
  { day: 'wednesday', from: '14:00', until: '18:00' },
  { day: 'friday', from: '09:00', until: '18:00' },
] as const;
const tina = { id: 'tina', name: 'Tina', hours: [...hours], isArchived: false };
const left = { id: 'left', name: 'Lea', hours: [...hours], isArchived: true };
const booked = (staffId: string, from: string, until: string, state: Appointment['state'] = 'booked') =>
  ({ id: from, staffId, startsAt: at(from), endsAt: at(until), state }) as Appointment;

const given = { staff: [tina, left], appointments: [], blocks: [], settings: { holidaysOf: 'SN' as const } };
const spans = (gaps: readonly { from: Date; until: Date }[]) =>
  gaps.map(({ from, until }) => [from, until].map((each) => each.toISOString().slice(11, 16)).join('-')).join(' ');

test.each([
  ['hours without their break', given, '08:00-12:00 13:00-17:00', 480],
  [
    'what an appointment leaves',
    { ...given, appointments: [booked('tina', '09:00', '11:00')] },
    '10:00-12:00 13:00-17:00',
    360,
  ],
  [
    'the time of who did not come',
    { ...given, appointments: [booked('tina', '09:00', '13:00', 'no_show')] },
    '08:00-12:00 13:00-17:00',
    480,
  ],
  [
    'nothing of a time closed for everybody',
    { ...given, blocks: [{ staffId: null, startsAt: at('14:00'), endsAt: at('18:00') }] },
    '08:00-12:00',
    240,
  ],
  [
    'nothing of an absence',
    { ...given, away: [{ staffId: 'tina', from: at('00:00'), until: at('00:00', '2026-12-24') }] },
    '',
    0,
  ],
])('free are %s', (_, from, expected, minutes) => {
  const [lane] = lanesOfDay(from, now, day);
  expect(spans(lane!.gaps)).toBe(expected);
  expect(minutesIn(lane!.gaps)).toBe(minutes);
});

test('a lane is for who works or has somebody: not on a holiday, not for who has left', () => {
  const names = (from: Parameters<typeof lanesOfDay>[0], on = day) => lanesOfDay(from, now, on).map(({ name }) => name);
  const christmas = Temporal.PlainDate.from('2026-12-25');
  expect(names(given)).toEqual(['Tina']);
  expect(names(given, Temporal.PlainDate.from('2026-12-24'))).toEqual([]);
  expect(names(given, christmas)).toEqual([]);
  expect(names({ ...given, settings: { holidaysOf: null } }, christmas)).toEqual(['Tina']);
  expect(names({ ...given, appointments: [booked('left', '10:00', '11:00')] })).toEqual(['Tina', 'Lea']);
});
