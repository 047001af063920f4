import { companiesOfNetwork, inCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { emit } from '@fachwerk/server/events';
import { publish } from '@fachwerk/server/realtime-publish';
import { pricesChanged, pricingStream } from '../contract.ts';

/**
 * Sizes and prices concern every company of the network: their open screens look again. The last act of a change, always in one
 * order: two changes that notify the same companies must not wait for each other in a circle.
 */
export async function notifyNetwork(ctx: CompanyCtx): Promise<void> {
  await emit(ctx, pricesChanged, { networkId: ctx.companyId });
  for (const companyId of (await companiesOfNetwork(ctx)).sort()) {
    await publish(inCompany(ctx, companyId), pricingStream, { type: 'changed' });
  }
}
