import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Rental } from '../../contract.ts';
import { listRentals } from '../record/rental-rows.ts';
import { accessesOf } from './access-secrets.ts';

export type RentalWithKey = { readonly rental: Rental; readonly key: string | null };

/** Rentals of this company with the secret of their page; the caller has checked the permission. The secret is null before payment. */
export async function rentalsWithKeys(ctx: CompanyCtx, ids: readonly string[]): Promise<RentalWithKey[]> {
  const rentals = await listRentals(ctx, sql`r.company_id = ${ctx.companyId} and r.id = any(${ids}::uuid[])`);
  const accesses = await accessesOf(ctx, ids);
  return rentals.map((rental) => ({ rental, key: accesses.get(rental.id)?.key ?? null }));
}
