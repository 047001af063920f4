import { expect, test } from 'vitest';
import { batteriesNeeded, type OpenWork, proposedIds, scoreOf, tasksFrom } from './work.ts';

const at = new Date('2026-03-02T08:00:00Z');
const box = (boxNumber: string) => ({ lockId: `lock-${boxNumber}`, boxNumber, qrCode: `qr-${boxNumber}` });
const alert = (
  boxNumber: string,
  alertKind: 'jam' | 'battery_low' | 'signal_lost',
  priority: 'urgent' | 'high' | 'normal' = 'high',
): OpenWork => ({
  kind: 'alert',
  locationId: 'here',
  sourceId: `alert-${boxNumber}`,
  alertKind,
  priority,
  box: box(boxNumber),
  subjectName: boxNumber,
  raisedAt: at,
  details: {},
});
const battery = (boxNumber: string): OpenWork => ({
  kind: 'battery',
  locationId: 'here',
  box: box(boxNumber),
  battery: 28,
  lowOn: '2026-03-05',
});
const check = (boxNumber: string): OpenWork => ({
  kind: 'check',
  locationId: 'here',
  sourceId: `rental-${boxNumber}`,
  box: box(boxNumber),
  endsAt: at,
});
const out = (boxNumber: string, cause: 'staff' | 'battery' | 'signal'): OpenWork => ({
  kind: 'out_of_service',
  locationId: 'here',
  box: box(boxNumber),
  cause,
  why: '',
  since: at,
});

test.each([
  ['an alert and a forecast of one battery are one', [battery('1'), alert('1', 'battery_low')], 'alert 1'],
  ['batteries of two boxes are two', [battery('2'), alert('1', 'battery_low')], 'alert 1, battery 2'],
  ['out of service by its battery is told by the alert', [out('1', 'battery'), alert('1', 'battery_low')], 'alert 1'],
  ['out of service by its signal is told by the alert', [out('1', 'signal'), alert('1', 'signal_lost')], 'alert 1'],
  [
    'out of service by its signal without an alert stays',
    [out('1', 'signal'), alert('1', 'battery_low')],
    'alert 1, out_of_service 1',
  ],
  [
    'out of service by hand is work of its own',
    [out('1', 'staff'), alert('1', 'signal_lost')],
    'alert 1, out_of_service 1',
  ],
  [
    'the most urgent comes first',
    [check('1'), alert('3', 'jam', 'normal'), battery('2'), out('4', 'staff'), alert('5', 'jam', 'urgent')],
    'alert 5, out_of_service 4, alert 3, battery 2, check 1',
  ],
  ['boxes stand in the order of their numbers', [check('10'), check('2'), check('A1')], 'check 2, check 10, check A1'],
  ['nothing is nothing', [], ''],
] as const)('%s', (_, work, expected) => {
  expect(
    tasksFrom(work)
      .map(({ kind, boxNumber }) => `${kind} ${boxNumber}`)
      .join(', '),
  ).toBe(expected);
});

test.each([
  ['nothing open', {}, 0, false, 0],
  ['two alerts, one of them urgent', { alert: 2 }, 1, false, 7],
  ['a battery and three checks', { battery: 1, check: 3 }, 0, false, 4],
  ['a visit that is due', {}, 0, true, 3],
] as const)('%s', (_, counts, urgent, isDue, score) => expect(scoreOf({ counts, urgent, isDue })).toBe(score));

test('the eight that need it most are proposed, without those of another round', () => {
  const locations = Array.from({ length: 12 }, (_, n) => ({
    locationId: `${n}`,
    score: 12 - n,
    plannedOn: n === 1 ? '2026-03-02' : null,
  }));
  expect(proposedIds(locations)).toEqual(['0', '2', '3', '4', '5', '6', '7', '8']);
  expect(proposedIds([{ locationId: 'idle', score: 0, plannedOn: null }])).toEqual([]);
});

test('batteries are taken along for forecasts and for alerts', () => {
  expect(batteriesNeeded(tasksFrom([battery('1'), alert('2', 'battery_low'), alert('3', 'jam'), check('4')]))).toBe(2);
});
