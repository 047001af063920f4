import { attemptEnded, rentedBoxOpened } from '@fachwerk/lockers/contract-open';
import { findAttempt, findLock } from '@fachwerk/lockers/facade';
import { when } from '@fachwerk/server/events';
import { sql } from '@fachwerk/server/sql';
import { languageOf, mailRenter, timeIn } from './mail-renter.ts';
import { tellOfRentals } from './rental-hints.ts';
import { rentalRows } from './rental-rows.ts';
import { noteStep } from './rental-steps.ts';
import { renter } from './steps-told.ts';

const OPENED: ReadonlySet<string> = new Set(['opened', 'already_open']);

/** How an opening of a renter came out, on the rental's own timeline. Told twice it is written once. */
export const noteOpening = when(attemptEnded, {
  name: 'rentals',
  run: async (work, { companyId, attemptId, lockId, state }) => {
    const ctx = { ...work, companyId };
    const opening = await ctx.db.first<{ rentalId: string; way: string }>(sql`
      update rentals.opening set ended_at = ${ctx.now}
      where company_id = ${companyId} and attempt_id = ${attemptId} and ended_at is null and way <> 'staff'
      returning rental_id, way`);
    if (!opening) return;
    const [rental] = await rentalRows(ctx, sql`r.company_id = ${companyId} and r.id = ${opening.rentalId}`);
    const box = (await findLock(ctx, lockId))?.number ?? '';
    await noteStep(ctx, opening.rentalId, {
      kind: OPENED.has(state) ? 'opened' : 'open_failed',
      person: renter(rental!),
      data: { state, way: opening.way, box },
    });
    await tellOfRentals(ctx, [opening.rentalId]);
  },
});

/** Somebody of staff opened a box that is rented: whoever rents it is told at once. */
export const tellOfStaffOpening = when(rentedBoxOpened, {
  name: 'rentals',
  run: async (work, { companyId, lockId, attemptId, reason }) => {
    const ctx = { ...work, companyId };
    const [rental] = await rentalRows(
      ctx,
      sql`r.company_id = ${companyId} and r.lock_id = ${lockId} and r.state = 'active'`,
    );
    if (!rental) return;
    const isNew = await ctx.db.count(sql`
      insert into rentals.opening (company_id, attempt_id, rental_id, way, ended_at)
      values (${companyId}, ${attemptId}, ${rental.id}, 'staff', ${ctx.now}) on conflict (company_id, attempt_id) do nothing`);
    if (isNew === 0) return;
    const attempt = await findAttempt(ctx, [companyId], attemptId);
    await noteStep(ctx, rental.id, {
      kind: 'opened_by_staff',
      person: { kind: 'staff', name: attempt?.personName ?? '' },
      data: { reason },
    });
    const at = timeIn(languageOf(rental), rental.timeZone, attempt?.endedAt ?? ctx.now);
    await mailRenter(ctx, rental, { what: 'opened_by_staff', params: { reason, at } });
    await tellOfRentals(ctx, [rental.id]);
  },
});
