import { addDays } from '@fachwerk/base/time';
import type { Db } from '@fachwerk/server/db';
import { ensurePartitions, type PartitionedTable } from '@fachwerk/server/partitions';

export const TELEMETRY: PartitionedTable = { name: 'lockers.telemetry', step: 'day' };
/** Readings may come this late; partitions must be there before them. */
const DAYS_BACK = 8;
const DAYS_AHEAD = 7;

/** Also for what is written about the past. */
export function ensureDays(db: Db, now: Date): Promise<void> {
  return ensurePartitions(db, TELEMETRY, addDays(now, -DAYS_BACK), addDays(now, DAYS_AHEAD));
}
