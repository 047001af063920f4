import { expect, test } from 'vitest';
import { isWarmingDue } from './keep-warm.ts';

const keepWarm = { isOn: true, everyMinutes: 30, from: '06:00', to: '22:00' };
const overnight = { ...keepWarm, from: '22:00', to: '06:00' };
const allDay = { ...keepWarm, from: '00:00', to: '00:00' };
const at = (time: string) => new Date(`2026-01-15T${time}Z`);

// Berlin is an hour ahead of UTC in winter.
const cases = [
  ['inside its window, never warmed', keepWarm, null, '10:00:00', true],
  ['at the first minute', keepWarm, null, '05:00:00', true],
  ['a minute early', keepWarm, null, '04:59:00', false],
  ['at the end', keepWarm, null, '21:00:00', false],
  ['switched off', { ...keepWarm, isOn: false }, null, '10:00:00', false],
  ['warmed 29 minutes ago', keepWarm, '09:31:00', '10:00:00', false],
  ['warmed half an hour ago, a second early', keepWarm, '09:30:01', '10:00:00', true],
  ['over midnight, late', overnight, null, '23:30:00', true],
  ['over midnight, by day', overnight, null, '12:00:00', false],
  ['all day', allDay, null, '03:00:00', true],
] as const;
for (const [name, setting, lastAt, now, expected] of cases) {
  test(`a location ${name}: ${expected}`, () =>
    expect(isWarmingDue(setting, 'Europe/Berlin', lastAt && at(lastAt), at(now))).toBe(expected));
}

test('the window is that of the location, in summer too', () => {
  const july = new Date('2026-07-15T04:00:00Z');
  expect(isWarmingDue(keepWarm, 'Europe/Berlin', null, july)).toBe(true);
  expect(isWarmingDue(keepWarm, 'Europe/Lisbon', null, july)).toBe(false);
});
