import type { OutOfService } from '../contract-lock.ts';

/** Below this a lock counts as low (spec §1, §11). */
export const LOW_PERCENT = 30;
/** From this on it is well again: between the two it stays what it was. */
export const WELL_PERCENT = 40;
/** One odd reading takes no box out of service. */
const LOW_REPORTS = 2;

/** What is known about how well a lock can do its work. */
export type Health = {
  /** In a row, up to `LOW_REPORTS`. */
  readonly lowReports: number;
  readonly isLow: boolean;
  readonly isSignalLost: boolean;
  /** Somebody put it back into service as it is. Ends when it is well, or when something new goes wrong. */
  readonly isAccepted: boolean;
};

export const HEALTHY: Health = { lowReports: 0, isLow: false, isSignalLost: false, isAccepted: false };

/** Null: the lock has no such sensor, or it did not answer; that says nothing. */
export type HealthReading = { readonly battery: number | null; readonly signal: number | null };

export function healthAfter(health: Health, { battery, signal }: HealthReading): Health {
  const lowReports = lowReportsAfter(health.lowReports, battery);
  const isLow = isLowAfter(health.isLow, lowReports, battery);
  const isSignalLost = signal === null ? health.isSignalLost : signal === 0;
  const isWorse = (isLow && !health.isLow) || (isSignalLost && !health.isSignalLost);
  return { lowReports, isLow, isSignalLost, isAccepted: health.isAccepted && !isWorse && (isLow || isSignalLost) };
}

function lowReportsAfter(sofar: number, battery: number | null): number {
  if (battery === null) return sofar;
  return battery < LOW_PERCENT ? Math.min(sofar + 1, LOW_REPORTS) : 0;
}

function isLowAfter(isLow: boolean, lowReports: number, battery: number | null): boolean {
  if (battery === null) return isLow;
  return isLow ? battery < WELL_PERCENT : lowReports >= LOW_REPORTS;
}

/** A person decided that the lock may be let as it is. */
export function accepted(health: Health): Health {
  return { ...health, isAccepted: health.isLow || health.isSignalLost };
}

export type OutCause = OutOfService['cause'];

/** Why a lock is out of new rentals, or null. What staff took out stays out until staff brings it back. */
export function outCauseAfter(cause: OutCause | null, health: Health): OutCause | null {
  if (cause === 'staff') return cause;
  if (health.isAccepted) return null;
  if (health.isLow) return 'battery';
  return health.isSignalLost ? 'signal' : null;
}
