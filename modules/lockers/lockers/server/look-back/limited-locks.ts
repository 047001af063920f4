import type { LimitSubject } from '@fachwerk/limits/contract';
import type { LimitChange } from '@fachwerk/limits/facade-hooks';
import { limitsOf } from '@fachwerk/limits/rules/limits';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

type Placed = {
  readonly companyId: string;
  readonly networkId: string;
  readonly locationId: string;
  readonly lockId: string;
  readonly lockType: string;
};

/** The locks for which a change makes a difference, with what holds and what would. */
export async function concernedLocks<Subject extends LimitSubject>(
  ctx: CompanyCtx,
  { scope, before, after, places }: LimitChange,
  subject: Subject,
) {
  const companyIds = [...new Set(places.map(({ companyId }) => companyId))];
  const locks = await ctx.db.rows<Placed>(sql`
    select l.company_id, p.network_id, l.location_id, l.id as lock_id, coalesce(c.lock_type, '') as lock_type
    from lockers.lock l
    join locations.location_view p on p.company_id = l.company_id and p.id = l.location_id
    left join devices.controller_view c on c.company_id = l.company_id and c.id = l.controller_id
    where l.company_id = any(${companyIds}) and l.archived_at is null and l.location_id = coalesce(${scope.locationId}::uuid, l.location_id)
      and coalesce(c.lock_type, '') = coalesce(${scope.lockType}::text, c.lock_type, '')`);
  return locks
    .map((lock) => ({ ...lock, was: limitsOf(before, lock)[subject], would: limitsOf(after, lock)[subject] }))
    .filter(({ was, would }) => JSON.stringify(was) !== JSON.stringify(would));
}
