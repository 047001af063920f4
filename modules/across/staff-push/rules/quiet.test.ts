import { expect, test } from 'vitest';
import { isQuiet, whyNotHours } from './quiet.ts';

const night = { quietFrom: '22:00', quietTo: '06:30' };
const noon = { quietFrom: '12:00', quietTo: '13:00' };
const none = { quietFrom: null, quietTo: null };
const CASES = [
  ['before the night', night, '21:59', false],
  ['as the night begins', night, '22:00', true],
  ['after midnight', night, '03:00', true],
  ['as the night ends', night, '06:30', false],
  ['at noon', noon, '12:30', true],
  ['after noon', noon, '13:00', false],
  ['without quiet hours', none, '03:00', false],
  ['with hours of no length', { quietFrom: '08:00', quietTo: '08:00' }, '08:00', false],
] as const;

for (const [name, hours, clock, expected] of CASES)
  test(`a device ${name} is ${expected ? '' : 'not '}quiet`, () => expect(isQuiet(hours, clock)).toBe(expected));

test('quiet hours have both ends or none', () => {
  expect([whyNotHours(night), whyNotHours(none), whyNotHours({ ...night, quietTo: null })]).toEqual([
    null,
    null,
    'staff-push.quiet_incomplete',
  ]);
});
