import { companiesWatching, inCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { publish } from '@fachwerk/server/realtime-publish';
import { rentalStream } from '../../contract.ts';

/** Makes staff screens refetch. Call it last in a transaction. Pass the network id if it is known. */
export async function notifyStaff(ctx: CompanyCtx, rentalIds: readonly string[], networkId?: string): Promise<void> {
  if (rentalIds.length === 0) return;
  const watching = networkId ? new Set([ctx.companyId, networkId]) : await companiesWatching(ctx);
  for (const companyId of watching) {
    await publish(inCompany(ctx, companyId), rentalStream, { type: 'rentals', rentalIds: [...rentalIds] });
  }
}
