import { addMinutes } from '@fachwerk/base/time';
import { DEMO_RENTERS, demoLockIds } from '@fachwerk/lockers/facade-demo';
import type { Rental } from '@fachwerk/rentals/contract';
import { changeRental, lockRental, logStep, notifyStaff } from '@fachwerk/rentals/facade-record';
import { renter } from '@fachwerk/rentals/rules/step-person';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { dueCents, graceUntil } from '../../rules/overrun.ts';
import { finishOrder } from '../ending/finish-rental.ts';
import { restBox } from '../ending/rest-box.ts';

/** How long who stays too long is seen as overrun, before they come after all. */
const LATE_MINUTES = 300;
/** Of sixteen renters so many stay too long. */
const LATE_OF_16 = 3;

/** Renters of a demo company leave when their time is over, though nobody was there to see it. Nobody else's rental is touched. */
export async function endDemoRentals(ctx: CompanyCtx): Promise<void> {
  const ownLocks = await demoLockIds(ctx);
  const over = await ctx.db.rows<{ id: string }>(sql`
    select id from rentals.rental_view
    where company_id = ${ctx.companyId} and state = 'active' and ends_at < ${ctx.now} and customer_name = any(${DEMO_RENTERS}::text[])
      and lock_id = any(${ownLocks}::uuid[])
    order by lock_id, id`);
  const left: string[] = [];
  for (const { id } of over) {
    const rental = await lockRental(ctx, id);
    if (rental?.state !== 'active' || leavesAt(rental) > ctx.now) continue;
    await leave({ ...ctx, now: leavesAt(rental) }, rental);
    left.push(id);
  }
  if (left.length > 0) await notifyStaff(ctx, left);
}

/** The same for the same rental: some stay long enough to be overrun for a while. */
function leavesAt(rental: Rental): Date {
  const isLate = Number.parseInt(rental.id.slice(-1), 16) < LATE_OF_16;
  return isLate ? addMinutes(graceUntil(rental), LATE_MINUTES) : rental.endsAt;
}

/** As `finishRental` does it, without a mail: the mailbox is for whoever tries the product. What is due is let go. */
async function leave(ctx: CompanyCtx, rental: Rental): Promise<void> {
  const due = dueCents(rental, ctx.now);
  const settled = due > 0 && { paidUntil: ctx.now, waivedCents: rental.waivedCents + due };
  const change = { state: 'ended', endedAt: ctx.now, endedBy: 'customer', ...settled } as const;
  const ended = await changeRental(ctx, rental, change);
  await restBox(ctx, ended);
  await finishOrder(ctx, ended);
  await logStep(ctx, ended, { kind: 'ended', person: renter(ended), data: {} });
}
