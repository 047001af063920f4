import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

/** How many locks hang on each of these controllers. */
export async function countLocks(
  { db }: CompanyCtx,
  companyIds: readonly string[],
  controllerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.rows<{ controllerId: string; locks: number }>(sql`
    select controller_id, count(*)::int as locks from lockers.lock
    where company_id = any(${companyIds}) and controller_id = any(${controllerIds}::uuid[]) and archived_at is null
    group by controller_id`);
  return new Map(rows.map(({ controllerId, locks }) => [controllerId, locks]));
}
