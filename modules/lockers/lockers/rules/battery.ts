import type { BatteryLimits } from '@fachwerk/limits/contract';
import type { OutOfService } from '../contract-lock.ts';

/** One odd reading takes no box out of service. */
const LOW_REPORTS = 2;

/** What is known about how well a lock can do its work. */
export type Health = {
  /** In a row below the warning, and below out of service; up to `LOW_REPORTS`. */
  readonly lowReports: number;
  readonly outReports: number;
  readonly isLow: boolean;
  /** Too low to be let. */
  readonly isBatteryOut: boolean;
  readonly isSignalLost: boolean;
  /** Somebody put it back into service as it is. Ends when it is well, or when something new goes wrong. */
  readonly isAccepted: boolean;
};

export const HEALTHY: Health = {
  lowReports: 0,
  outReports: 0,
  isLow: false,
  isBatteryOut: false,
  isSignalLost: false,
  isAccepted: false,
};

/** Alone, out of a row that knows more. */
export function healthOf(row: Health): Health {
  const { lowReports, outReports, isLow, isBatteryOut, isSignalLost, isAccepted } = row;
  return { lowReports, outReports, isLow, isBatteryOut, isSignalLost, isAccepted };
}

/** Null: the lock has no such sensor, or it did not answer; that says nothing. */
export type HealthReading = { readonly battery: number | null; readonly signal: number | null };

/** Between two limits a lock stays what it was: low until it is well again. */
export function healthAfter(health: Health, { battery, signal }: HealthReading, limits: BatteryLimits): Health {
  const lowReports = reportsAfter(health.lowReports, battery, limits.warningPercent);
  const outReports = reportsAfter(health.outReports, battery, limits.outPercent);
  const isLow = isBelowAfter(health.isLow, lowReports, battery, limits);
  const isBatteryOut = isBelowAfter(health.isBatteryOut, outReports, battery, limits);
  const isSignalLost = signal === null ? health.isSignalLost : signal === 0;
  const isWorse = (isBatteryOut && !health.isBatteryOut) || (isSignalLost && !health.isSignalLost);
  const isAccepted = health.isAccepted && !isWorse && (isBatteryOut || isSignalLost);
  return { lowReports, outReports, isLow, isBatteryOut, isSignalLost, isAccepted };
}

function reportsAfter(sofar: number, battery: number | null, limitPercent: number): number {
  if (battery === null) return sofar;
  return battery < limitPercent ? Math.min(sofar + 1, LOW_REPORTS) : 0;
}

function isBelowAfter(
  isBelow: boolean,
  reports: number,
  battery: number | null,
  { backPercent }: BatteryLimits,
): boolean {
  if (battery === null) return isBelow;
  return isBelow ? battery < backPercent : reports >= LOW_REPORTS;
}

/** What lower limits let go at once; what higher ones take in is found by the next reports. */
export function healthUnder(
  health: Health,
  battery: number | null,
  before: BatteryLimits,
  after: BatteryLimits,
): Health {
  if (battery === null) return health;
  const isWell = battery >= after.backPercent;
  const isLow =
    health.isLow && !isWell && !(after.warningPercent < before.warningPercent && battery >= after.warningPercent);
  const isBatteryOut =
    health.isBatteryOut && !isWell && !(after.outPercent < before.outPercent && battery >= after.outPercent);
  return { ...health, isLow, isBatteryOut, isAccepted: health.isAccepted && (isBatteryOut || health.isSignalLost) };
}

/** A person decided that the lock may be let as it is. */
export function accepted(health: Health): Health {
  return { ...health, isAccepted: health.isBatteryOut || health.isSignalLost };
}

export type OutCause = OutOfService['cause'];

/** Why a lock is out of new rentals, or null. What staff took out stays out until staff brings it back. */
export function outCauseAfter(cause: OutCause | null, health: Health): OutCause | null {
  if (cause === 'staff') return cause;
  if (health.isAccepted) return null;
  if (health.isBatteryOut) return 'battery';
  return health.isSignalLost ? 'signal' : null;
}
