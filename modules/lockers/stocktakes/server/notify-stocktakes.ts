import { companiesWatching, inCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { publish } from '@fachwerk/server/realtime-publish';
import { stocktakeStream } from '../contract.ts';

/** Of the location's company and its franchisor. */
export async function notifyStocktakes(ctx: CompanyCtx, stocktakeId: string): Promise<void> {
  for (const companyId of await companiesWatching(ctx))
    await publish(inCompany(ctx, companyId), stocktakeStream, { stocktakeId });
}
