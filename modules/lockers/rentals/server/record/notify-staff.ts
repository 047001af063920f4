import { companiesWatching, inCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { publish } from '@fachwerk/server/realtime-publish';
import { rentalStream } from '../../contract.ts';

/** Lets the screens of staff look again. As the last act of a transaction. Whoever knows the network of the rentals names it. */
export async function notifyStaff(ctx: CompanyCtx, rentalIds: readonly string[], networkId?: string): Promise<void> {
  if (rentalIds.length === 0) return;
  const watching = networkId ? new Set([ctx.companyId, networkId]) : await companiesWatching(ctx);
  for (const companyId of watching) {
    await publish(inCompany(ctx, companyId), rentalStream, { type: 'rentals', rentalIds: [...rentalIds] });
  }
}
