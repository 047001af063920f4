import { companiesOfNetwork, companiesWatching, inCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { publish } from '@fachwerk/server/realtime-publish';
import { locationStream } from '../contract.ts';

/** Open screens of whoever sees a location of this company look again. The last act of a change. */
export async function notifyOfLocation(ctx: CompanyCtx): Promise<void> {
  await notify(ctx, await companiesWatching(ctx));
}

/** Sizes, prices and the review link concern every company of the network. */
export async function notifyNetwork(ctx: CompanyCtx): Promise<void> {
  await notify(ctx, await companiesOfNetwork(ctx));
}

/** Always in one order: two changes that notify the same companies must not wait for each other in a circle. */
async function notify(ctx: CompanyCtx, companies: readonly string[]): Promise<void> {
  for (const companyId of [...companies].sort()) {
    await publish(inCompany(ctx, companyId), locationStream, { type: 'changed' });
  }
}
