import type { BatteryLimits } from '@fachwerk/limits/contract';
import { DEFAULT_LIMITS } from '@fachwerk/limits/rules/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  accepted,
  HEALTHY,
  type Health,
  type HealthReading,
  healthAfter,
  healthUnder,
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

/** Out of service at most as high as the warning, which is below being well. */
const anyLimits = fc
  .tuple(fc.integer({ min: 1, max: 60 }), fc.nat(20), fc.integer({ min: 1, max: 20 }))
  .map(([outPercent, more, well]): BatteryLimits => {
    const warningPercent = outPercent + more;
    return { outPercent, warningPercent, backPercent: warningPercent + well };
  });

test('over any history, by any limits, a lock is out exactly while something is wrong that nobody accepted', () => {
  fc.assert(
    fc.property(steps, anyLimits, (history, limits) => {
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
        health = healthAfter(health, reading, limits);
        cause = outCauseAfter(cause, health);
        if (reading.battery !== null) batteries.push(reading.battery);

        const [last = 100, butLast = 100] = batteries.toReversed();
        // Never out for a battery that was not low twice in a row since it was well.
        if (health.isLow && !before.health.isLow) {
          expect(Math.max(last, butLast)).toBeLessThan(limits.warningPercent);
        }
        // Hysteresis: only a well battery ends it.
        if (!health.isLow && before.health.isLow) expect(last).toBeGreaterThanOrEqual(limits.backPercent);
        if (last >= limits.backPercent) expect(health.isLow).toBe(false);
        if (Math.max(last, butLast) < limits.warningPercent) expect(health.isLow).toBe(true);
        if (Math.max(last, butLast) < limits.outPercent) expect(health.isBatteryOut).toBe(true);
        if (health.isBatteryOut) expect(health.isLow).toBe(true);
        // Staff's word holds until staff takes it back.
        if (hand !== 'back' && before.cause === 'staff') expect(cause).toBe('staff');
        if (cause === 'battery') expect(health.isBatteryOut).toBe(true);
        if (cause === 'signal') expect(health.isSignalLost && !health.isBatteryOut).toBe(true);
        if (!health.isBatteryOut && !health.isSignalLost) {
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

const EARLY = { outPercent: 15, warningPercent: 25, backPercent: 35 };
const earlyCases = [
  ['warned of and still let', [24, 24], [true, null]],
  ['out below the lower limit', [14, 14], [true, 'battery']],
  ['not out after one report below it', [24, 14], [true, null]],
  ['back in service and well together', [14, 14, 35], [false, null]],
  ['neither at 27', [27, 27], [false, null]],
] as const;
for (const [name, readings, expected] of earlyCases) {
  test(`by lower limits a lock is ${name}`, () => {
    const health = readings.map(battery).reduce((known, reading) => healthAfter(known, reading, EARLY), HEALTHY);
    expect([health.isLow, outCauseAfter(null, health)]).toEqual(expected);
  });
}

const underCases = [
  ['lower limits let go what is above them', 28, USUAL, EARLY, [false, false]],
  ['what is between them is let again and still reported', 20, USUAL, EARLY, [true, false]],
  ['what is below both stays out', 10, USUAL, EARLY, [true, true]],
  ['the same limits change nothing', 35, USUAL, USUAL, [true, true]],
  ['what is well by the new limits is well', 38, USUAL, { ...USUAL, backPercent: 36 }, [false, false]],
  ['nothing is known without a reading', null, USUAL, EARLY, [true, true]],
] as const;
for (const [name, reading, before, changed, expected] of underCases) {
  test(`after a change of limits: ${name}`, () => {
    const health = healthUnder(low, reading, before, changed);
    expect([health.isLow, health.isBatteryOut]).toEqual(expected);
  });
}
