import type { DoorFact, LockFact } from '@fachwerk/devices/wire';
import type { BatteryLimits } from '@fachwerk/limits/contract';
import { type Health, healthAfter, healthOf, type OutCause, outCauseAfter } from './battery.ts';
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
  /** It was said because a bolt or a door moved. */
  readonly isMove?: true;
  /** The command that it names as the cause. */
  readonly command?: string | undefined;
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
  /** The command that the controller names as the cause. */
  readonly command: string | undefined;
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
export function followed(before: LockBefore, reports: readonly LockReport[], limits: BatteryLimits): Followed {
  let { lockState, doorState, factsAt, measuredAt } = before;
  let health = healthOf(before);
  const moves: DoorMoved[] = [];
  for (const report of reports) {
    if (measuredAt === null || report.at > measuredAt) {
      health = healthAfter(health, report, limits);
      measuredAt = report.at;
    }
    if (isLater(report, factsAt, before.factsAt)) {
      const move = doorMove(doorState, report.doorState);
      const { at, receivedAt, command } = report;
      if (move) moves.push({ move, at, receivedAt, command, isFirst: factsAt === null });
      ({ lockState, doorState } = report);
      factsAt = report.at;
    }
  }
  return { health, outCause: outCauseAfter(before.outCause, health), moves, lockState, doorState };
}

/** What is told for the instant that is known already: a movement is the later of the two, a report was made just before it. */
function isLater({ at, isMove }: LockReport, factsAt: Date | null, knownAt: Date | null): boolean {
  if (factsAt === null || at > factsAt) return true;
  return at.getTime() === factsAt.getTime() && (isMove === true || factsAt !== knownAt);
}
