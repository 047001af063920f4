import type { ClosedDoor } from '@fachwerk/lockers/facade-hooks';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { addUrgentJob } from '@fachwerk/server/jobs';
import { acrossCompanies, jsonOf, sql } from '@fachwerk/server/sql';
import { followDoor } from './follow-door.job.ts';

/** The hook of whoever takes in what controllers report: notes what was waited for, and leaves the rest to a job. */
export async function noteClosedDoors(ctx: WorkCtx, doors: readonly ClosedDoor[]): Promise<void> {
  const rows = await ctx.db.rows<{ companyId: string; parcelId: string }>(
    acrossCompanies(
      'controllers of all companies report in one batch',
      sql`
    update pickup.opening o set closed_at = ${ctx.now}
    from jsonb_to_recordset(${jsonOf(doors)}::jsonb) as g ("companyId" uuid, "lockId" uuid)
    join pickup.parcel p on p.company_id = g."companyId" and p.lock_id = g."lockId" and p.state in ('held', 'laid')
    where o.company_id = p.company_id and o.parcel_id = p.id and o.done_at is null and o.closed_at is null
    returning o.company_id, o.parcel_id`,
    ),
  );
  for (const { companyId, parcelId } of rows) await addUrgentJob(ctx, followDoor, { companyId, parcelId });
}
