import { rentedBoxOpened } from '@fachwerk/openings/contract';
import { findAttempt } from '@fachwerk/openings/facade';
import { addStep, listRentals, notifyStaff } from '@fachwerk/rentals/facade-record';
import { mailRenter } from '@fachwerk/rentals/facade-renter';
import { languageOf, timeIn } from '@fachwerk/rentals/rules/renter-words';
import { when } from '@fachwerk/server/events';
import { sql } from '@fachwerk/server/sql';

/** Staff opened a rented box: mails the renter at once. */
export const notifyRenterOfOpening = when(rentedBoxOpened, {
  name: 'stays',
  run: async (work, { companyId, lockId, attemptId, reason }) => {
    const ctx = { ...work, companyId };
    const [rental] = await listRentals(
      ctx,
      sql`r.company_id = ${companyId} and r.lock_id = ${lockId} and r.state = 'active'`,
    );
    if (!rental) return;
    const isNew = await ctx.db.count(sql`
      insert into stays.opening (company_id, attempt_id, rental_id, way, ended_at)
      values (${companyId}, ${attemptId}, ${rental.id}, 'staff', ${ctx.now}) on conflict (company_id, attempt_id) do nothing`);
    if (isNew === 0) return;
    const attempt = await findAttempt(ctx, [companyId], attemptId);
    await addStep(ctx, rental.id, {
      kind: 'opened_by_staff',
      person: { kind: 'staff', name: attempt?.personName ?? '' },
      data: { reason },
    });
    const at = timeIn(languageOf(rental), rental.timeZone, attempt?.endedAt ?? ctx.now);
    await mailRenter(ctx, rental, { what: 'opened_by_staff', params: { reason, at } });
    await notifyStaff(ctx, [rental.id]);
  },
});
