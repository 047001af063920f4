import type { CompanyCtx } from '@fachwerk/server/ctx';
import { type Sql, sql } from '@fachwerk/server/sql';

/**
 * Whether a lock `l` of a demo company was made by the demo: it came with the first ones, and its controller is still a virtual one. What
 * somebody has built or connected is theirs, and nobody invented comes there.
 */
export const isDemoLock = (companyId: string): Sql => sql`(
  l.created_at = (select min(first.created_at) from lockers.lock first where first.company_id = ${companyId})
  and exists (select from devices.controller_view k where k.company_id = ${companyId} and k.id = l.controller_id and k.is_virtual))`;

export async function demoLockIds({ db, companyId }: CompanyCtx): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    select l.id from lockers.lock l where l.company_id = ${companyId} and ${isDemoLock(companyId)}`);
  return rows.map(({ id }) => id);
}
