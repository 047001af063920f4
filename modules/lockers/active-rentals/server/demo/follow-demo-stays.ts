import { addMinutes } from '@fachwerk/base/time';
import type { Rental } from '@fachwerk/rentals/contract';
import { inDemoCompanies } from '@fachwerk/rentals/facade-demo';
import { listRentals } from '@fachwerk/rentals/facade-record';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { addJob } from '@fachwerk/server/jobs';
import { sql } from '@fachwerk/server/sql';
import { freeCheckedBox } from '../ending/free-checked-box.job.ts';
import { planNotices } from '../reminders/follow-time.job.ts';

/** How long a demo box awaits inspection. */
const LOOK_MINUTES = 9;

/** Schedules the jobs of current demo rentals. */
export function createDemoStays(ctx: WorkCtx): Promise<void> {
  return inDemoCompanies(ctx, async (scoped) =>
    followDemoStays(
      scoped,
      await listRentals(
        scoped,
        sql`r.company_id = ${scoped.companyId} and (r.state = 'active' or r.state = 'ended' and r.occupancy_id is not null)`,
      ),
    ),
  );
}

/** Schedules the notices of active rentals, and frees boxes after their inspection time. */
export async function followDemoStays(ctx: CompanyCtx, rentals: readonly Rental[]): Promise<void> {
  for (const rental of rentals) {
    if (rental.state === 'active') await planNotices(ctx, rental);
    if (rental.state !== 'ended' || !rental.occupancyId) continue;
    const payload = { companyId: ctx.companyId, rentalId: rental.id };
    await addJob(ctx, freeCheckedBox, payload, { runAt: addMinutes(ctx.now, LOOK_MINUTES) });
  }
}
