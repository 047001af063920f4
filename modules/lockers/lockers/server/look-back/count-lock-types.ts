import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

export function countLockTypes(
  { db }: CompanyCtx,
  companyIds: readonly string[],
): Promise<{ name: string; locks: number }[]> {
  return db.rows<{ name: string; locks: number }>(sql`
    select c.lock_type as name, count(l.id)::int as locks from devices.controller_view c
    left join lockers.lock l on l.company_id = c.company_id and l.controller_id = c.id and l.archived_at is null
    where c.company_id = any(${companyIds}) and c.archived_at is null and c.lock_type <> ''
    group by c.lock_type order by c.lock_type`);
}
