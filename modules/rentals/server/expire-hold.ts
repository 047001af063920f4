import { release } from '@fachwerk/lockers/facade';
import type { CompanyCtx } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { Rental } from '../contract.ts';
import { tellOfRentals } from './rental-hints.ts';
import { rentalRows } from './rental-rows.ts';
import { noteStep } from './rental-steps.ts';
import { changeRental } from './rental-store.ts';

/** Lets the box of a locked rental go whose hold has run out. Its payment may still come: then it gets this box or another one. */
export async function expireHeld(ctx: CompanyCtx, rental: Rental): Promise<Rental> {
  if (rental.occupancyId) await release(ctx, rental.occupancyId);
  const expired = await changeRental(ctx, rental, { state: 'expired', holdExpiresAt: null, occupancyId: null });
  await noteStep(ctx, rental.id, { kind: 'expired', person: { kind: 'house', name: '' } });
  await tellOfRentals(ctx, [rental.id]);
  return expired;
}

/** Whoever takes a box, and holds its row, first says of older holds on it that they are over. */
export async function expireHoldsOn(ctx: CompanyCtx, lockId: string): Promise<void> {
  const over = await rentalRows(
    ctx,
    sql`r.company_id = ${ctx.companyId} and r.lock_id = ${lockId} and r.state in ('held', 'ordered') and r.hold_expires_at <= ${ctx.now}`,
    sql`order by r.id for update`,
  );
  for (const rental of over) await expireHeld(ctx, rental);
}
