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

/** How long a late demo renter is in overrun. */
const LATE_MINUTES = 300;
/** Share of late renters, of sixteen. */
const LATE_OF_16 = 3;

/** Ends demo rentals whose time is over. Other rentals are not touched. */
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

/** Deterministic per rental: some renters stay long enough to be in overrun for a while. */
function leavesAt(rental: Rental): Date {
  const isLate = Number.parseInt(rental.id.slice(-1), 16) < LATE_OF_16;
  return isLate ? addMinutes(graceUntil(rental), LATE_MINUTES) : rental.endsAt;
}

/** Like `finishRental`, without a mail: the demo mailbox is for people who try the product. Due amounts are waived. */
async function leave(ctx: CompanyCtx, rental: Rental): Promise<void> {
  const due = dueCents(rental, ctx.now);
  const settled = due > 0 && { paidUntil: ctx.now, waivedCents: rental.waivedCents + due, chargeCents: 0 };
  const change = { state: 'ended', endedAt: ctx.now, endedBy: 'customer', ...settled } as const;
  const ended = await changeRental(ctx, rental, change);
  await restBox(ctx, ended);
  await finishOrder(ctx, ended);
  await logStep(ctx, ended, { kind: 'ended', person: renter(ended), data: {} });
}
