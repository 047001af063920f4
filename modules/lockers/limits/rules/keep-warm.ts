import { DAY_MINUTES, minutesOf } from '@fachwerk/opening-hours/rules/hours-day';
import type { KeepWarm } from '../contract.ts';

/**
 * What one keep-warm command takes from a lock's battery, in percent: a radio exchange without moving the bolt. An assumption
 * (a set of batteries is good for about 40,000 of them); the measured battery of each lock stands in its telemetry.
 */
const PERCENT_PER_COMMAND = 0.0025;
const MONTH_DAYS = 30;

/** How often each lock is called in a day; the window's first and last minute count. */
export function commandsPerDay({ isOn, everyMinutes, from, to }: KeepWarm): number {
  if (!isOn) return 0;
  const length = (minutesOf(to) - minutesOf(from) + DAY_MINUTES) % DAY_MINUTES;
  // From and to the same: round the clock.
  if (length === 0) return Math.ceil(DAY_MINUTES / everyMinutes);
  return Math.floor(length / everyMinutes) + 1;
}

/** Percent of each battery in a month of 30 days. */
export function batteryPercentPerMonth(keepWarm: KeepWarm): number {
  return commandsPerDay(keepWarm) * PERCENT_PER_COMMAND * MONTH_DAYS;
}
