import { expect, test } from 'vitest';
import type { KeepWarm } from '../contract.ts';
import { batteryPercentPerMonth, commandsPerDay } from './keep-warm.ts';

const warm: KeepWarm = { isOn: true, everyMinutes: 60, from: '08:00', to: '20:00' };
const warmCases = [
  ['every hour of twelve, both ends included', warm, 13],
  ['off', { ...warm, isOn: false }, 0],
  ['over midnight', { ...warm, from: '22:00', to: '02:00' }, 5],
  ['round the clock', { ...warm, from: '06:00', to: '06:00' }, 24],
  ['less often than the window is long', { ...warm, everyMinutes: 1440 }, 1],
] as const;
for (const [name, keepWarm, expected] of warmCases) {
  test(`keeping warm ${name}`, () => expect(commandsPerDay(keepWarm)).toBe(expected));
}
test('the battery pays per command', () => {
  expect(batteryPercentPerMonth(warm)).toBeCloseTo(0.975);
  expect(batteryPercentPerMonth({ ...warm, isOn: false })).toBe(0);
});
