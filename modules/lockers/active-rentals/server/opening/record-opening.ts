import { findLock } from '@fachwerk/lockers/facade';
import { attemptEnded } from '@fachwerk/openings/contract';
import { addStep, listRentals, notifyStaff } from '@fachwerk/rentals/facade-record';
import { renter } from '@fachwerk/rentals/rules/step-person';
import { when } from '@fachwerk/server/events';
import { sql } from '@fachwerk/server/sql';

const OPENED: ReadonlySet<string> = new Set(['opened', 'already_open']);

/** Records the result of a renter's opening on the rental's timeline. Idempotent. */
export const recordOpening = when(attemptEnded, {
  name: 'stays',
  run: async (work, { companyId, attemptId, lockId, state }) => {
    const ctx = { ...work, companyId };
    const opening = await ctx.db.first<{ rentalId: string; way: string }>(sql`
      update stays.opening set ended_at = ${ctx.now}
      where company_id = ${companyId} and attempt_id = ${attemptId} and ended_at is null and way <> 'staff'
      returning rental_id, way`);
    if (!opening) return;
    const [rental] = await listRentals(ctx, sql`r.company_id = ${companyId} and r.id = ${opening.rentalId}`);
    const box = (await findLock(ctx, lockId))?.number ?? '';
    await addStep(ctx, opening.rentalId, {
      kind: OPENED.has(state) ? 'opened' : 'open_failed',
      person: renter(rental!),
      data: { state, way: opening.way, box },
    });
    await notifyStaff(ctx, [opening.rentalId]);
  },
});
