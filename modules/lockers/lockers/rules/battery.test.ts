import { DEFAULT_LIMITS } from '@fachwerk/limits/rules/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  accepted,
  HEALTHY,
  type Health,
  type HealthReading,
  healthAfter,
  type OutCause,
  outCauseAfter,
} from './battery.ts';

const USUAL = DEFAULT_LIMITS.battery;
const battery = (percent: number | null): HealthReading => ({ battery: percent, signal: 50 });
const signal = (percent: number | null): HealthReading => ({ battery: 80, signal: percent });

const after = (readings: readonly HealthReading[], from: Health = HEALTHY) =>
  readings.reduce((health, reading) => healthAfter(health, reading, USUAL), from);
const out = (readings: readonly HealthReading[], from?: Health) => outCauseAfter(null, after(readings, from));

const cases = [
  ['stays in after one low report', [29].map(battery), null],
  ['goes out after the second in a row', [29, 28].map(battery), 'battery'],
  ['stays in when a good one comes between', [29, 31, 29].map(battery), null],
  ['stays in at exactly 30', [30, 30, 30].map(battery), null],
  ['stays out while it is between', [20, 20, 39].map(battery), 'battery'],
  ['is back at 40', [20, 20, 40].map(battery), null],
  ['does not count a report without a battery', [29, null, 29].map(battery), 'battery'],
  ['needs two low ones again after it was well', [20, 20, 40, 29].map(battery), null],
  ['goes out at once without a signal', [0].map(signal), 'signal'],
  ['is back with the signal', [0, 1].map(signal), null],
  ['does not know better when the signal is unknown', [0, null].map(signal), 'signal'],
  [
    'stays out for its battery when only the signal comes back',
    [
      { battery: 20, signal: 0 },
      { battery: 20, signal: 0 },
      { battery: 20, signal: 9 },
    ],
    'battery',
  ],
] as const;

for (const [name, readings, expected] of cases) {
  test(`a lock ${name}`, () => expect(out(readings)).toBe(expected));
}

const low = after([20, 20].map(battery));

test('what somebody put back stays in while it is as low as it was, and while it gets lower', () => {
  expect(out([20, 15, 10].map(battery), accepted(low))).toBeNull();
});

test('what somebody put back goes out again when it was well meanwhile', () => {
  expect(out([60, 20, 20].map(battery), accepted(low))).toBe('battery');
});

test('what somebody put back with a low battery goes out when the signal is lost too', () => {
  expect(out([{ battery: 20, signal: 0 }], accepted(low))).toBe('battery');
});

test('what staff took out stays out, however well it is', () => {
  expect(outCauseAfter('staff', after([80, 80].map(battery)))).toBe('staff');
});

const percent = fc.option(fc.integer({ min: 0, max: 100 }));
type Step = HealthReading & { readonly hand: 'none' | 'back' | 'out' };
const steps = fc.array(
  fc.record<Step>({
    battery: percent,
    signal: percent,
    hand: fc.constantFrom('none', 'none', 'none', 'none', 'none', 'back', 'out'),
  }),
  { maxLength: 60 },
);

test('over any history a lock is out exactly while something is wrong that nobody accepted', () => {
  fc.assert(
    fc.property(steps, (history) => {
      let health = HEALTHY;
      let cause: OutCause | null = null;
      const batteries: number[] = [];
      for (const { hand, ...reading } of history) {
        const before = { health, cause };
        if (hand === 'out') cause = 'staff';
        if (hand === 'back') {
          cause = null;
          health = accepted(health);
        }
        health = healthAfter(health, reading);
        cause = outCauseAfter(cause, health);
        if (reading.battery !== null) batteries.push(reading.battery);

        const [last = 100, butLast = 100] = batteries.toReversed();
        // Never out for a battery that was not low twice in a row since it was well.
        if (health.isLow && !before.health.isLow) {
          expect(Math.max(last, butLast)).toBeLessThan(LOW_PERCENT);
        }
        // Hysteresis: only a well battery ends it.
        if (!health.isLow && before.health.isLow) expect(last).toBeGreaterThanOrEqual(WELL_PERCENT);
        if (last >= WELL_PERCENT) expect(health.isLow).toBe(false);
        if (Math.max(last, butLast) < LOW_PERCENT) expect(health.isLow).toBe(true);
        // Staff's word holds until staff takes it back.
        if (hand !== 'back' && before.cause === 'staff') expect(cause).toBe('staff');
        if (cause === 'battery') expect(health.isLow).toBe(true);
        if (cause === 'signal') expect(health.isSignalLost && !health.isLow).toBe(true);
        if (!health.isLow && !health.isSignalLost) {
          expect(health.isAccepted).toBe(false);
          expect(cause === null || cause === 'staff').toBe(true);
        }
      }
    }),
  );
});

test('the same reports again in one go or one by one come to the same', () => {
  fc.assert(
    fc.property(steps, fc.nat(60), (history, cut) => {
      const readings: readonly HealthReading[] = history;
      expect(after(readings.slice(cut), after(readings.slice(0, cut)))).toEqual(after(readings));
    }),
  );
});
