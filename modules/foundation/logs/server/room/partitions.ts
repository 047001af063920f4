import { addDays } from '@fachwerk/base/time';
import type { Db } from '@fachwerk/server/db';
import { dropPartitions, ensurePartitions, oldestStray, type PartitionedTable } from '@fachwerk/server/partitions';

const LOG_TABLE: PartitionedTable = { name: 'logs.log_entry', step: 'month' };
const REQUEST_TABLE: PartitionedTable = { name: 'logs.request_log', step: 'day' };

/** Three years: as long as claims from a contract are usually made (§ 195 BGB). */
const LOG_KEPT_DAYS = 3 * 366;
const REQUESTS_KEPT_DAYS = 30;
const AHEAD_DAYS = 62;
const REQUESTS_AHEAD_DAYS = 3;

/** Room for what comes, and for what came too early. */
export async function makeRoom(db: Db, now: Date): Promise<void> {
  await makeRoomFrom(db, LOG_TABLE, now, { keptDays: LOG_KEPT_DAYS, aheadDays: AHEAD_DAYS });
  await makeRoomFrom(db, REQUEST_TABLE, now, { keptDays: REQUESTS_KEPT_DAYS, aheadDays: REQUESTS_AHEAD_DAYS });
}

/** For entries of the past, before they are written: a year of demo data, an import. */
export function makeRoomInLog(db: Db, from: Date, now: Date): Promise<void> {
  return ensurePartitions(db, LOG_TABLE, from, addDays(now, AHEAD_DAYS));
}

type Span = { readonly keptDays: number; readonly aheadDays: number };

async function makeRoomFrom(db: Db, table: PartitionedTable, now: Date, { keptDays, aheadDays }: Span): Promise<void> {
  const stray = await oldestStray(db, table);
  const oldest = addDays(now, -keptDays).getTime();
  const from = Math.min(stray?.getTime() ?? now.getTime(), now.getTime());
  await ensurePartitions(db, table, new Date(Math.max(from, oldest)), addDays(now, aheadDays));
}

export async function dropOld(db: Db, now: Date): Promise<void> {
  await dropPartitions(db, LOG_TABLE, addDays(now, -LOG_KEPT_DAYS));
  await dropPartitions(db, REQUEST_TABLE, addDays(now, -REQUESTS_KEPT_DAYS));
}
