import type { DoorFact, LockFact } from '@fachwerk/devices/wire';
import { type Health, healthAfter, type OutCause, outCauseAfter } from './battery.ts';
import { type DoorMove, doorMove } from './lock-doors.ts';

/** Something a controller said about a lock. An event knows nothing of battery and signal. */
export type LockReport = {
  /** As far as the device's clock can be believed. */
  readonly at: Date;
  readonly receivedAt: Date;
  readonly lockState: LockFact;
  readonly doorState: DoorFact;
  readonly battery: number | null;
  readonly signal: number | null;
};

export type LockBefore = Health & {
  readonly lockState: LockFact;
  readonly doorState: DoorFact;
  /** Up to when bolt and door, and battery and signal, were reported; null: never. */
  readonly factsAt: Date | null;
  readonly measuredAt: Date | null;
  readonly outCause: OutCause | null;
};

export type DoorMoved = {
  readonly move: DoorMove;
  readonly at: Date;
  readonly receivedAt: Date;
  /** The first word of a new lock says nothing new about its door. */
  readonly isFirst: boolean;
};

export type Followed = {
  readonly health: Health;
  readonly outCause: OutCause | null;
  readonly moves: readonly DoorMoved[];
  readonly lockState: LockFact;
  readonly doorState: DoorFact;
};

/** Goes through what was said, oldest first. Whatever is older than what is known changes nothing. */
export function followed(before: LockBefore, reports: readonly LockReport[]): Followed {
  let { lockState, doorState, factsAt, measuredAt } = before;
  const { lowReports, isLow, isSignalLost, isAccepted } = before;
  let health: Health = { lowReports, isLow, isSignalLost, isAccepted };
  const moves: DoorMoved[] = [];
  for (const report of reports) {
    if (measuredAt === null || report.at > measuredAt) {
      health = healthAfter(health, report);
      measuredAt = report.at;
    }
    // Not only later: a door that is reported twice for one instant has not moved in between.
    if (factsAt === null || report.at >= factsAt) {
      const move = doorMove(doorState, report.doorState);
      if (move) moves.push({ move, at: report.at, receivedAt: report.receivedAt, isFirst: factsAt === null });
      ({ lockState, doorState } = report);
      factsAt = report.at;
    }
  }
  return { health, outCause: outCauseAfter(before.outCause, health), moves, lockState, doorState };
}
