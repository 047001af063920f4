import { release } from '@fachwerk/lockers/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Rental } from '../../contract.ts';
import { notifyStaff } from '../record/notify-staff.ts';
import { listRentals } from '../record/rental-rows.ts';
import { changeRental } from '../record/rental-store.ts';
import { addStep } from '../record/step-store.ts';

/** Releases the box of a locked rental whose hold has expired. A late payment still gets this box or another one. */
export async function expireHeld(ctx: CompanyCtx, rental: Rental): Promise<Rental> {
  if (rental.occupancyId) await release(ctx, rental.occupancyId);
  const expired = await changeRental(ctx, rental, { state: 'expired', holdExpiresAt: null, occupancyId: null });
  await addStep(ctx, rental.id, { kind: 'expired', person: { kind: 'house', name: '' } });
  await notifyStaff(ctx, [rental.id]);
  return expired;
}

/** The taker of a box, who holds its row, first marks older holds on it as expired. */
export async function expireHoldsOn(ctx: CompanyCtx, lockId: string): Promise<void> {
  const over = await listRentals(
    ctx,
    sql`r.company_id = ${ctx.companyId} and r.lock_id = ${lockId} and r.state in ('held', 'ordered') and r.hold_expires_at <= ${ctx.now}`,
    sql`order by r.id for update`,
  );
  for (const rental of over) await expireHeld(ctx, rental);
}
