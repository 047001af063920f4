import type { BatteryLimits } from '@fachwerk/limits/contract';
import { HEALTHY, type Health, healthAfter } from './battery.ts';

export type Replayed = {
  /** How often it was reported as low. */
  readonly messages: number;
  readonly wasOut: boolean;
};

/** What limits would have made of these readings, oldest first: the rule of every day, begun with a healthy lock. */
export function replayed(batteries: readonly number[], limits: BatteryLimits): Replayed {
  let health: Health = HEALTHY;
  let messages = 0;
  let wasOut = false;
  for (const battery of batteries) {
    const next = healthAfter(health, { battery, signal: null }, limits);
    if (next.isLow && !health.isLow) messages += 1;
    wasOut ||= next.isBatteryOut;
    health = next;
  }
  return { messages, wasOut };
}

/** Where a limit cuts: readings between two cuts are alike to the rule. */
export function cutsOf(...limits: readonly BatteryLimits[]): number[] {
  const cuts = limits.flatMap(({ outPercent, warningPercent, backPercent }) => [
    outPercent,
    warningPercent,
    backPercent,
  ]);
  return [...new Set(cuts)].sort((one, other) => one - other);
}
