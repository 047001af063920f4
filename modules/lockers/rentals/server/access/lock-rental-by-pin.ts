import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Rental } from '../../contract.ts';
import { listRentals } from '../record/rental-rows.ts';
import { lockRental } from '../record/rental-store.ts';
import { pinHash } from './access-secrets.ts';

/** Locks the rental with this PIN and its box; rechecks the PIN after locking. */
export async function lockRentalByPin(ctx: CompanyCtx, locationId: string, pin: string): Promise<Rental | undefined> {
  const hash = pinHash(ctx.app, locationId, pin);
  const byPin = () =>
    listRentals(
      ctx,
      sql`r.company_id = ${ctx.companyId} and r.location_id = ${locationId} and r.pin_hash = ${hash} and r.state in ('booked', 'active')`,
    );
  const [found] = await byPin();
  if (!found) return undefined;
  await lockRental(ctx, found.id);
  return (await byPin())[0];
}
