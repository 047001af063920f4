import type { CompanyCtx } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { Rental } from '../../contract.ts';
import { listRentals } from '../record/rental-rows.ts';
import { accessOf } from './access-secrets.ts';

export type RentalWithKey = { readonly rental: Rental; readonly key: string | null };

/** For whoever has shown that they may have them: rentals of this company with the secret of their page. Null before they are paid. */
export async function rentalsWithKeys(ctx: CompanyCtx, ids: readonly string[]): Promise<RentalWithKey[]> {
  const rentals = await listRentals(ctx, sql`r.company_id = ${ctx.companyId} and r.id = any(${ids}::uuid[])`);
  const withKeys: RentalWithKey[] = [];
  for (const rental of rentals) withKeys.push({ rental, key: (await accessOf(ctx, rental.id))?.key ?? null });
  return withKeys;
}
