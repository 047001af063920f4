import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { noteBoxes } from '../changes/note-boxes.ts';
import { notifyLocks } from '../changes/notify-screens.ts';
import { holdLocks } from '../locks/lock-store.ts';

/** Takes a box of this company out of new rentals until staff put it back; one that is out already stays as it is. */
export async function takeOutOfService(
  ctx: CompanyCtx,
  lockId: string,
  { reason, personName }: { readonly reason: string; readonly personName: string },
): Promise<void> {
  const [lock] = await holdLocks(ctx, [lockId]);
  if (!lock || lock.archivedAt || lock.outOfService?.cause === 'staff') return;
  await ctx.db.rows(sql`
    update lockers.lock set out_cause = 'staff', out_since = coalesce(out_since, ${ctx.now}), out_reason = ${reason},
      out_person = ${personName}
    where company_id = ${ctx.companyId} and id = ${lockId}`);
  await noteBoxes(ctx, [lockId]);
  await notifyLocks(ctx, [{ lockId, locationId: lock.locationId }]);
}
