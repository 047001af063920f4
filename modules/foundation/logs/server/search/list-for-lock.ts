import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { LogCursor, LogEntry } from '../../contract.ts';
import { LOG_COLUMNS } from './log-search.ts';
import { searched } from './search.ts';

const PAGE = 50;

/** What happened at a lock of this company, newest first. Whether the caller may see the lock is for its own module to say. */
export async function listForLock(
  ctx: CompanyCtx,
  lockId: string,
  before?: LogCursor,
): Promise<{ entries: LogEntry[]; next: LogCursor | null }> {
  const { rows: entries, next } = await searched<LogEntry>(ctx, {
    table: sql`logs.log_entry`,
    columns: LOG_COLUMNS,
    companyIds: [ctx.companyId],
    along: { column: sql`lock_id`, ids: [lockId] },
    query: null,
    where: sql`true`,
    before,
    limit: PAGE,
  });
  return { entries, next };
}
