import { companiesWatching, inCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { rentalStream } from '../contract.ts';

/** Tells the screens of staff to look again. As the last act of a transaction. */
export async function tellOfRentals(ctx: CompanyCtx, rentalIds: readonly string[]): Promise<void> {
  if (rentalIds.length === 0) return;
  for (const companyId of await companiesWatching(ctx)) {
    await publish(inCompany(ctx, companyId), rentalStream, { type: 'rentals', rentalIds: [...rentalIds] });
  }
}
