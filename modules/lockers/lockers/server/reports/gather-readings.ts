import type { LockReading } from '@fachwerk/devices/wire';
import type { LockReport } from '../../rules/lock-reports.ts';

export type BatchReading = LockReading & {
  readonly companyId: string;
  readonly controllerId: string;
  readonly messageId: string;
  readonly at: Date;
  readonly receivedAt: Date;
  readonly isMove?: true;
  readonly command?: string | undefined;
};

/** As it travels to the database: short names, because this is the bulk. */
type Row = {
  readonly c: string;
  readonly k: string;
  readonly n: number;
  readonly a: Date;
  readonly r: Date;
  readonly m: string;
  readonly l: string;
  readonly d: string;
  readonly b: number | null;
  readonly s: number | null;
  readonly t: number | null;
  /** Only on the newest reading of its lock: which of the batch's locks it is … */
  i?: number;
  /** … whether an older one in the batch reported another door or bolt, or no signal, … */
  mix?: true;
  /** … and the lowest battery that an older one reported. */
  low?: number;
};

export type Gathered = {
  readonly readings: readonly Row[];
  /** By the index of a lock: everything that was reported of it, oldest first. */
  readonly reportsOf: (index: number) => LockReport[];
};

/** Marks the newest reading of each lock; the others are only kept. A batch usually has one of each. */
export function gatherReadings(readings: readonly BatchReading[]): Gathered {
  const byLock = Map.groupBy(readings, ({ controllerId, lock }) => `${controllerId} ${lock}`);
  const rows: Row[] = [];
  const reports: BatchReading[][] = [];
  for (const ofLock of byLock.values()) {
    if (ofLock.length > 1) ofLock.sort((one, other) => one.at.getTime() - other.at.getTime());
    const newest = rowOf(ofLock.at(-1)!);
    newest.i = reports.push(ofLock) - 1;
    for (const older of ofLock.slice(0, -1)) {
      rows.push(rowOf(older));
      if (older.lockState !== newest.l || older.doorState !== newest.d || older.signal === 0) newest.mix = true;
      if (older.battery !== null) newest.low = Math.min(older.battery, newest.low ?? older.battery);
    }
    rows.push(newest);
  }
  return { readings: rows, reportsOf: (index) => reports[index]! };
}

const rowOf = (reading: BatchReading): Row => ({
  c: reading.companyId,
  k: reading.controllerId,
  n: reading.lock,
  a: reading.at,
  r: reading.receivedAt,
  m: reading.messageId,
  l: reading.lockState,
  d: reading.doorState,
  b: reading.battery,
  s: reading.signal,
  t: reading.temperature,
});
