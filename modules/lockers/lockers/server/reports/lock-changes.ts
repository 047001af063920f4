import type { DoorFact, LockFact } from '@fachwerk/devices/wire';
import { type Health, healthOf, type OutCause } from '../../rules/battery.ts';
import type { DoorMoved, Followed, LockBefore, LockReport } from '../../rules/lock-reports.ts';

/** What was known of a lock, and what was reported of it since, oldest first. */
export type LockChange = {
  readonly companyId: string;
  readonly lockId: string;
  readonly number: string;
  readonly locationId: string;
  readonly locationName: string;
  /** Which limits hold for it. */
  readonly networkId: string;
  readonly lockType: string;
  readonly isUnseen: boolean;
  /** What a screen showed of it beside bolt and door. */
  readonly battery: number | null;
  readonly signal: number | null;
  readonly before: LockBefore;
  readonly reports: readonly LockReport[];
};

/** What came of the changes at one lock. */
export type Outcome = {
  readonly change: LockChange;
  readonly after: Followed;
  /** Openings among `after.moves` that nobody asked for. */
  readonly uncommanded: readonly DoorMoved[];
  /** The cause it is out for now, where that has changed. */
  readonly outMoved?: { readonly cause: OutCause | null } | undefined;
};

/** What was known, as statements return it; `index` says which lock of the batch it is. */
export type ChangeHead = Omit<LockChange, 'before' | 'reports' | 'battery' | 'signal'> &
  Health & {
    readonly index: number;
    readonly wasLocked: LockFact;
    readonly wasDoor: DoorFact;
    readonly wasBattery: number | null;
    readonly wasSignal: number | null;
    readonly factsAt: Date | null;
    readonly measuredAt: Date | null;
    readonly outCause: OutCause | null;
  };

export function lockChangesOf(heads: readonly ChangeHead[], reportsOf: (index: number) => LockReport[]): LockChange[] {
  return heads.map((head) => {
    const { index, companyId, lockId, number, locationId, locationName, isUnseen, wasBattery, wasSignal } = head;
    const { networkId, lockType, factsAt, measuredAt, outCause } = head;
    const facts = { lockState: head.wasLocked, doorState: head.wasDoor, factsAt, measuredAt, outCause };
    const known = { companyId, lockId, number, locationId, locationName, networkId, lockType, isUnseen };
    return {
      ...known,
      battery: wasBattery,
      signal: wasSignal,
      before: { ...facts, ...healthOf(head) },
      reports: reportsOf(index),
    };
  });
}
