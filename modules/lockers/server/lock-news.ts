import type { Health, OutCause } from '../rules/battery.ts';
import type { LockBefore, LockReport } from '../rules/lock-reports.ts';
import type { DoorFact, LockFact } from '../wire.ts';

/** What was known of a lock, and what was said about it since, oldest first. */
export type LockNews = {
  readonly companyId: string;
  readonly lockId: string;
  readonly number: string;
  readonly locationId: string;
  readonly locationName: string;
  readonly isUnseen: boolean;
  /** What a screen showed of it beside bolt and door. */
  readonly battery: number | null;
  readonly signal: number | null;
  readonly before: LockBefore;
  readonly reports: readonly LockReport[];
};

/** One report of one lock, as statements return it. */
export type NewsRow = Omit<LockNews, 'before' | 'reports' | 'battery' | 'signal'> &
  LockReport &
  Health & {
    readonly wasLocked: LockFact;
    readonly wasDoor: DoorFact;
    readonly wasBattery: number | null;
    readonly wasSignal: number | null;
    readonly factsAt: Date | null;
    readonly measuredAt: Date | null;
    readonly outCause: OutCause | null;
  };

/** Rows come sorted by time within a lock. */
export function newsOf(rows: readonly NewsRow[]): LockNews[] {
  const byLock = Map.groupBy(rows, ({ lockId }) => lockId);
  return [...byLock.values()].map((reports) => ({ ...headOf(reports[0]!), reports: reports.map(reportOf) }));
}

function headOf(row: NewsRow): Omit<LockNews, 'reports'> {
  const { companyId, lockId, number, locationId, locationName, isUnseen, wasBattery, wasSignal } = row;
  const { lowReports, isLow, isSignalLost, isAccepted, factsAt, measuredAt, outCause } = row;
  const head = { companyId, lockId, number, locationId, locationName, isUnseen };
  const facts = { lockState: row.wasLocked, doorState: row.wasDoor, factsAt, measuredAt, outCause };
  const before = { ...facts, lowReports, isLow, isSignalLost, isAccepted };
  return { ...head, battery: wasBattery, signal: wasSignal, before };
}

const reportOf = ({ at, receivedAt, lockState, doorState, battery, signal }: NewsRow): LockReport => ({
  at,
  receivedAt,
  lockState,
  doorState,
  battery,
  signal,
});
